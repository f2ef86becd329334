import { paymentsOf, type Terms } from '#areas/finance-gateway/rules/terms.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { Contract, ContractRow } from '../contract.ts';
import { toReturn } from '../rules/funding.ts';
import { payoffsOf } from '../rules/payoff.ts';
import {
  type Dues,
  dueBy,
  duesOf,
  type Installment,
  NO_DUES,
  scheduleOf,
  settle,
  withAdditional,
} from '../rules/schedule.ts';
import type { ContractRecord } from './store.ts';

/** A row of the list in the words of the specification, as it stands on that day. */
export function contractRowOf(row: ContractRecord, today: string): ContractRow {
  return {
    id: row.id,
    customerID: row.customer_id,
    compID: row.company_id,
    contractNumber: row.contract_number,
    agreementID: row.agreement_id,
    memo: row.memo,
    paidToAgency: flagOf(row.paid_to_agency),
    contractStatus: row.status,
    premium: row.premium,
    policyFee: row.policy_fee,
    tax: row.tax,
    mgaFee: row.mga_fee,
    total: row.total,
    downPayment: row.down_payment,
    isDownPaymentProcessed: flagOf(isDownPaymentProcessed(row)),
    amountFinanced: row.amount_financed,
    APR: row.apr,
    dateFinanced: row.date_financed,
    numberPayments: row.number_payments,
    paymentAmount: row.payment_amount,
    balance: row.balance,
    active: flagOf(row.active),
    company: companyOf(row),
    policyIds: row.policies.map(({ id }) => id),
    policies: row.policies,
    receipt_details: row.receipts,
    uploaded_images: row.images,
    funded: row.funded,
    unfunded: row.status === 'Approved' ? row.to_fund - row.funded : 0,
    toReturn: toReturn(row.status, row.funded),
    ...duesOn(row, today),
    transferContractId: row.transfer_contract_id,
    rolledInto: row.rolled_into,
    version: row.version,
  };
}

/** While its receipt stands; where there is none to take, from approval on. */
function isDownPaymentProcessed({ status, down_payment, down_paid }: ContractRecord): boolean {
  return down_paid > 0 || (status !== 'Quoted' && down_payment === 0);
}

function companyOf(row: ContractRecord): ContractRow['company'] {
  return {
    id: row.company_id,
    name: row.company,
    website: row.website,
    premiumfinancesystem: row.finance_system,
    finance_company_details: {
      isIntegrated: flagOf(row.is_integrated),
      fundingStatus: row.funding_status,
    },
  };
}

/** The whole record, as it stands on that day. */
export function contractOf(row: ContractRecord, today: string): Contract {
  const installments = installmentsOf(row);
  const schedule = settle(installments, row.paid);
  return {
    ...contractRowOf(row, today),
    customer: row.customer,
    isAmountFinancedEntered: row.amount_financed_entered,
    isAPREntered: row.apr_entered,
    totalOfPayments: row.total_of_payments,
    transferBalance: row.transfer_balance,
    advancedOn: row.advanced_on,
    schedule,
    due: row.status === 'Approved' ? dueBy(schedule, today, row.balance) : 0,
    openDownPayments: { carrier: row.open_to_carrier, premiumFinanceCompany: row.open_to_company },
    payoff:
      row.balance > 0 && row.advanced_on !== null
        ? payoffsOf({
            schedule: installments,
            balance: row.balance,
            today,
            advancedOn: row.advanced_on,
            // A contract that took this one over owes its charge now.
            kept: row.rolled_into === null ? 0 : (row.total_of_payments ?? 0),
            givenBack: row.refunded,
          })
        : null,
    today,
  };
}

function installmentsOf(row: ContractRecord): Installment[] {
  const terms = termsOf(row);
  return terms ? withAdditions(row, scheduleOf(terms)) : [];
}

/** When and how much: a list need not know what of a payment is interest, which takes the APR to work out. */
function duesOn(row: ContractRecord, today: string): Dues {
  const terms = row.status === 'Approved' && row.balance > 0 ? termsOf(row) : undefined;
  if (!terms) return NO_DUES;
  const plain = paymentsOf(terms).map(({ date, amount }) => ({
    due: date,
    amount,
    principal: amount,
    interest: 0,
  }));
  return duesOf(settle(withAdditions(row, plain), row.paid), today, row.balance);
}

function withAdditions({ additions }: ContractRecord, schedule: Installment[]): Installment[] {
  return additions.reduce((so, { amount, date }) => withAdditional(so, amount, date), schedule);
}

/** Nothing until the payments are known. */
function termsOf(row: ContractRecord): Terms | undefined {
  const { number_payments, total_of_payments, advanced_on, amount_financed } = row;
  if (number_payments === null || total_of_payments === null || advanced_on === null) return undefined;
  return {
    amountFinanced: amount_financed,
    totalOfPayments: total_of_payments,
    numberPayments: number_payments,
    advancedOn: advanced_on,
  };
}

import type { Flow } from '#areas/finance-gateway/rules/apr.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { Contract, ContractRow } from '../contract.ts';
import {
  dueBy,
  duesOf,
  type OpenDownPayment,
  type OpenItem,
  openDownPayments,
  openItems,
  paymentsAmong,
  type Waiting,
} from '../rules/dues.ts';
import { withEndorsement } from '../rules/endorsed-schedule.ts';
import { toReturn } from '../rules/funding.ts';
import type { PayableContract } from '../rules/payments.ts';
import { payoffBy78, payoffsOf } from '../rules/payoff.ts';
import {
  type AgreedPayment,
  agreedPayments,
  type Installment,
  inParts,
  type PaidInstallment,
  paidPayments,
  type SettledInstallment,
  scheduleOf,
  settle,
  withAdditional,
} from '../rules/schedule.ts';
import type { ContractRecord } from './store.ts';

/** What of a contract decides about what it waits for. */
export type WaitingContract = Pick<
  ContractRecord,
  | 'status'
  | 'down_payment'
  | 'down_paid'
  | 'date_financed'
  | 'balance'
  | 'paid'
  | 'additions'
  | 'open_to_carrier'
  | 'open_to_company'
  | 'number_payments'
  | 'payment_amount'
  | 'total_of_payments'
  | 'advanced_on'
  | 'amount_financed'
>;

/** All that it waits for, without the interest in it. */
export function openItemsOf(row: WaitingContract): OpenItem[] {
  return openItems(waitingOf(row, paymentsOf(row)));
}

/** A row of the list in the words of the specification, as it stands on that day. */
export function contractRowOf(row: ContractRecord, today: string): ContractRow {
  return rowOf(row, today, row.status === 'Approved' ? paymentsOf(row) : []);
}

function rowOf(row: ContractRecord, today: string, schedule: readonly PaidInstallment[]): ContractRow {
  const waiting = waitingOf(row, schedule);
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
    isDownPaymentProcessed: waiting.isDownPaymentProcessed,
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
    additionalPremium: row.added,
    ...duesOf(openItems(waiting), today),
    quote: quoteOf(row, today),
    transferContractId: row.transfer_contract_id,
    rolledInto: row.rolled_into,
    version: row.version,
  };
}

function quoteOf({ status, quote_expires }: ContractRecord, today: string): ContractRow['quote'] {
  if (status !== 'Quoted' || quote_expires === null) return null;
  return { expires: quote_expires, isExpired: quote_expires < today };
}

/** What decides about what the contract waits for. */
function waitingOf<Schedule extends Waiting['schedule']>(row: WaitingContract, schedule: Schedule) {
  return {
    contractStatus: row.status,
    isDownPaymentProcessed: flagOf(isDownPaymentProcessed(row)),
    downPayment: row.down_payment,
    dateFinanced: row.date_financed,
    balance: row.balance,
    openDownPayments: openDownPaymentsOf(row),
    schedule,
  };
}

function openDownPaymentsOf({
  additions,
  open_to_carrier,
  open_to_company,
}: WaitingContract): OpenDownPayment[] {
  return openDownPayments(additions, { carrier: open_to_carrier, premiumFinanceCompany: open_to_company });
}

/** While its receipt stands; where there is none to take, from approval on. */
function isDownPaymentProcessed({ status, down_payment, down_paid }: WaitingContract): boolean {
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
  const items = openItems(waitingOf(row, schedule));
  return {
    ...rowOf(row, today, schedule),
    customer: row.customer,
    isAmountFinancedEntered: row.amount_financed_entered,
    isAPREntered: row.apr_entered,
    totalOfPayments: row.total_of_payments,
    setupFee: row.setup_fee,
    transferBalance: row.transfer_balance,
    advancedOn: row.advanced_on,
    schedule,
    due: dueBy(paymentsAmong(items), today),
    openDownPayments: openDownPaymentsOf(row),
    payoff:
      row.balance > 0 && row.advanced_on !== null
        ? payoffsOf({ ...settlingOf(row, today), schedule: installments, advancedOn: row.advanced_on })
        : null,
    today,
  };
}

/** What the counter asks for, with what settles the contract today. */
export function payableOf(row: ContractRecord, today: string): PayableContract & { payoff: number | null } {
  const schedule = plainSchedule(row);
  const charge = chargeOf(row);
  return {
    ...waitingOf(row, schedule),
    company: companyOf(row),
    today,
    payoff:
      row.balance > 0 && row.advanced_on !== null
        ? payoffBy78({ ...settlingOf(row, today), schedule, charge }).payoff
        : null,
  };
}

/** Of the contract and of its endorsements. */
function chargeOf({ total_of_payments, amount_financed, additions }: ContractRecord): number {
  const own = (total_of_payments ?? 0) - amount_financed;
  return additions.reduce((sum, { payments }) => sum + (payments?.charge ?? 0), own);
}

function settlingOf(row: ContractRecord, today: string) {
  return {
    balance: row.balance,
    today,
    // A contract that took this one over owes its charge now.
    kept: row.rolled_into === null ? row.setup_fee : (row.total_of_payments ?? 0),
    givenBack: row.refunded,
  };
}

function installmentsOf(row: ContractRecord): readonly Installment[] {
  const terms = termsOf(row);
  return terms ? withAdditions(row, scheduleOf(terms)) : [];
}

/** What the dues follow from; most contracts have no additional premium. */
function paymentsOf(row: WaitingContract): readonly PaidInstallment[] {
  const terms = row.additions.length === 0 && termsOf(row);
  return terms ? paidPayments(terms, row.paid) : plainSchedule(row);
}

/** Most need not know what of a payment is interest, which takes the APR to work out. */
function plainSchedule(row: WaitingContract): SettledInstallment[] {
  const terms = termsOf(row);
  if (!terms) return [];
  const plain = withAdditions(row, plainly(agreedPayments(terms)), (_, flows) => plainly(flows));
  return settle(plain, row.paid);
}

const plainly = (flows: readonly Flow[]): Installment[] =>
  flows.map(({ date, amount }) => ({ due: date, amount, principal: amount, interest: 0 }));

function withAdditions(
  { additions }: WaitingContract,
  schedule: readonly Installment[],
  split = inParts,
): readonly Installment[] {
  return additions.reduce<readonly Installment[]>(
    (so, { amount, date, payments }) =>
      payments
        ? withEndorsement(so, { ...payments, added: amount, on: date }, split)
        : withAdditional(so, amount, date),
    schedule,
  );
}

/** Nothing until the payments are known. */
function termsOf(row: WaitingContract): AgreedPayment | undefined {
  const { number_payments, total_of_payments, advanced_on, amount_financed } = row;
  if (number_payments === null || total_of_payments === null || advanced_on === null) return undefined;
  return {
    amountFinanced: amount_financed,
    totalOfPayments: total_of_payments,
    numberPayments: number_payments,
    paymentAmount: row.payment_amount,
    advancedOn: advanced_on,
  };
}

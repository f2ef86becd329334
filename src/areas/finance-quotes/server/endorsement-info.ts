import type { Contract } from '#areas/finance-contracts/contract.ts';
import { totalOf } from '#areas/finance-contracts/rules/money-parts.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AdditionPremiumInfo } from '../endorsement-contract.ts';
import type { EndorsementRow } from './endorsement-store.ts';
import { type CustomerFacts, findCustomer, findSetUp, type SetUp } from './facts-store.ts';
import { signatureSetUp } from './quote-context.ts';

export function partsOfRow(row: EndorsementRow) {
  return { premium: row.premium, policyFee: row.policy_fee, tax: row.tax, mgaFee: row.mga_fee };
}

/** The entity of the specification: what the modal shows. */
export async function infoOf(
  db: Db,
  session: Session,
  contract: Contract,
  row: EndorsementRow,
): Promise<AdditionPremiumInfo> {
  const customer = (await findCustomer(db, contract.customerID)) as CustomerFacts;
  const setUp = (await findSetUp(db, contract.compID)) as SetUp;
  const added = totalOf(partsOfRow(row));
  return {
    identifier: row.identifier,
    masterId: session.masterId,
    financeContractId: contract.id,
    customerId: customer.id,
    policyIds: row.policy_ids,
    payee: row.payee,
    financeCompany: setUp.name,
    quoteCode: row.quote_code,
    amountFinanced: row.amount_financed,
    docStamps: row.doc_stamps,
    downPayment: row.down_payment,
    effectiveDate: row.effective_on,
    effectiveDateOfCoverage: contract.advancedOn ?? row.effective_on,
    financeCharge: row.finance_charge,
    newPaymentAmount: row.new_payment,
    nextDueDate: row.next_due,
    presentBalance: row.present_balance,
    remainingPayments: row.remaining_payments,
    totalAdditionalPremium: added,
    totalOfPayments: row.total_of_payments,
    newBalance: row.present_balance + added,
    today: contract.today,
    path: '',
    ...signatureSetUp(setUp),
    customerEmail: customer.email,
    quoteAgentEmail: setUp.designatedEmail || session.email,
    isOptedOut: customer.isOptedOut,
    isSandbox: row.is_sandbox,
  };
}

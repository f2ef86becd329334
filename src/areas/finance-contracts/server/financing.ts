import type { ContractBalance } from '#areas/receipts/contract.ts';
import type { AskedPayment, Financing } from '#areas/receipts/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { numberOf } from '../rules/contract-facts.ts';
import type { Parts } from '../rules/money-parts.ts';
import { payablesOf, whyNothingToPay } from '../rules/payments.ts';
import { contractLines } from './contract-lines.ts';
import { payableOf } from './contract-of.ts';
import { contractKind, todayOf } from './load-contract.ts';
import { type ContractRecord, listApproved } from './store.ts';
import { takenOverOf } from './taken-over-store.ts';

/** What finance contracts have to do with payments at the counter. */
export function financing(): Financing {
  return {
    follower: contractLines,
    async takenOver(db, policyIds) {
      const taken = await takenOverOf(db, policyIds);
      return new Map([...taken].map(([id, parts]) => [id, byKind(parts)]));
    },
    contractsOf,
    whyNotPaid,
  };
}

const byKind = ({ premium, policyFee, tax, mgaFee }: Parts) => ({
  premium,
  'policy fee': policyFee,
  tax,
  'mga fee': mgaFee,
});

async function contractsOf(
  db: Db,
  session: Session,
  customerIds: readonly number[],
): Promise<Map<number, ContractBalance[]>> {
  const today = todayOf(session);
  const byCustomer = Map.groupBy(await listApproved(db, customerIds), ({ customer_id }) => customer_id);
  return new Map([...byCustomer].map(([id, rows]) => [id, rows.flatMap((row) => balancesOf(row, today))]));
}

/** Nothing for a contract of which nothing can be paid today. */
function balancesOf(row: ContractRecord, today: string): ContractBalance[] {
  const contract = payableOf(row, today);
  const parts = payablesOf(contract);
  if (parts.length === 0) return [];
  return [
    {
      contractId: row.id,
      contract: numberOf({ id: row.id, contractNumber: row.contract_number }),
      company: row.company,
      balance: row.balance,
      parts,
      payoff: (contract.isDownPaymentProcessed === 1 && contract.payoff) || null,
    },
  ];
}

async function whyNotPaid(db: Db, session: Session, asked: AskedPayment): Promise<string | null> {
  const contract = await contractKind(session).find(db, asked.contractId);
  if (contract?.customerID !== asked.customerId) return 'This customer has no such finance contract.';
  const why = whyNothingToPay(asked.kind, asked.paymentAppendage, contract);
  return why === undefined ? null : `Contract ${numberOf(contract)}: ${why}`;
}

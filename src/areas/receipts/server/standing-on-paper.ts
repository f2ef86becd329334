import { coverEnd, nextToExpire } from '#areas/policies/rules.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { showDay } from '#platform/shared/dates.ts';
import { plainMoney } from '#platform/shared/money.ts';
import type { PolicyBalance, Receipt, ReceiptLine } from '../contract.ts';
import { owedBy } from '../standing.ts';
import type { ReceiptTexts } from '../texts.ts';
import type { Financing } from './financing.ts';
import { readBalances } from './load-balances.ts';

interface Reading {
  db: Db;
  session: Session;
  financing: Financing;
}

/** How the customer stands on the day on which a receipt is printed, with the same figures as every screen. */
export interface StandingOnPaper {
  /** Of what the receipt paid what is still owed, and the term of the customer that ends next; nothing of a void one. */
  said: readonly (readonly [label: string, value: string])[];
  /** The term that a line paid, while it is still the customer's. */
  termOf(line: ReceiptLine): PolicyBalance | undefined;
}

export async function readStandingOnPaper(
  { db, session, financing }: Reading,
  { customer, lines, voided }: Receipt,
  texts: ReceiptTexts,
): Promise<StandingOnPaper> {
  const { today, of } = await readBalances(db, session, [customer.id], financing);
  const { results, contracts } = of(customer.id);
  const day = showDay(today);
  const policies = new Set(lines.map(({ policyId }) => policyId));
  const paidContracts = new Set(lines.map(({ contractId }) => contractId));
  const terms = results
    .filter(({ policyId }) => policies.has(policyId))
    .map((term) => [texts.owed(term.policy, day), plainMoney(owedBy(term))] as const);
  const financed = contracts
    .filter(({ contractId }) => paidContracts.has(contractId))
    .map(
      ({ contract, balance }) => [texts.owed(texts.contract(contract), day), plainMoney(balance)] as const,
    );
  const next = nextToExpire(results, today).slice(0, 1);
  const ends = next.map((term) => [texts.expires(term.policy), showDay(coverEnd(term))] as const);
  return {
    said: voided ? [] : [...terms, ...financed, ...ends],
    termOf: ({ policyId }) => results.find((term) => term.policyId === policyId),
  };
}

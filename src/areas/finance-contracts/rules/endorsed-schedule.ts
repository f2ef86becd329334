import type { Flow } from '#areas/finance-gateway/rules/apr.ts';
import { dueDays } from '#areas/finance-gateway/rules/terms.ts';
import type { Cents } from '#platform/shared/money.ts';
import { type Installment, inParts } from './schedule.ts';

/** The payments that an endorsement puts in the place of those not yet due. */
export interface NewPayments {
  count: number;
  each: Cents;
  last: Cents;
  nextDue: string;
  /** What of them is charge for what was added. */
  charge: Cents;
}

export interface Replacement extends NewPayments {
  /** By how much all payments together grow. */
  added: Cents;
  on: string;
}

export function newFlows({ count, each, last, nextDue }: NewPayments): Flow[] {
  return dueDays(nextDue, count).map((date, at) => ({ date, amount: at < count - 1 ? each : last }));
}

type InParts = (advance: Flow, flows: readonly Flow[]) => Installment[];

/**
 * Of the old payments those stay that are not in the new ones: what was paid, and what the company left due. All
 * together are the old sum and what was added, whatever is paid or voided later.
 */
export function withEndorsement(
  schedule: readonly Installment[],
  { added, on, charge, ...payments }: Replacement,
  split: InParts = inParts,
): Installment[] {
  const flows = newFlows({ ...payments, charge });
  const renewed = sumOf(flows);
  const kept = firstOf(schedule, sumOf(schedule) + added - renewed, payments.nextDue);
  const interest = interestOf(schedule) + charge - interestOf(kept);
  const principal = Math.max(0, renewed - Math.max(0, interest));
  return [...kept, ...split({ date: on, amount: principal }, flows)];
}

const sumOf = (payments: readonly { amount: Cents }[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
const interestOf = (payments: readonly Installment[]) =>
  payments.reduce((sum, { interest }) => sum + interest, 0);

/** From the first payment on until they come to that sum; none of them is later than the first new one. */
function firstOf(schedule: readonly Installment[], most: Cents, latest: string): Installment[] {
  let left = most;
  return schedule.flatMap(({ due, amount, interest }) => {
    const kept = Math.min(amount, left);
    left -= kept;
    if (kept <= 0) return [];
    const charge = Math.min(interest, kept);
    return { due: due < latest ? due : latest, amount: kept, principal: kept - charge, interest: charge };
  });
}

import { daysBetween } from '#platform/shared/calendar.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Installment } from './schedule.ts';

/** The part of a charge that the Rule of 78 gives back when so many of the payments are left. */
export function ruleOf78Refund(charge: Cents, left: number, count: number): Cents {
  return count === 0 ? 0 : Math.round((charge * left * (left + 1)) / (count * (count + 1)));
}

interface AskedBy78 {
  schedule: readonly Pick<Installment, 'due'>[];
  /** The whole finance charge. */
  charge: Cents;
  balance: Cents;
  today: string;
  /** What of the charge is never given back, such as a set-up fee. */
  kept?: Cents;
  /** What an earlier payoff has given back already. */
  givenBack?: Cents;
}

interface Asked extends Omit<AskedBy78, 'schedule' | 'charge'> {
  schedule: readonly Installment[];
  /** The first of the schedule's periods begins on that day. */
  advancedOn: string;
}

export interface Payoff {
  refund: Cents;
  payoff: Cents;
}

/** What settles a contract on that day by the Rule of 78: it asks for the days of the payments, not for their parts. */
export function payoffBy78({ schedule, charge, kept = 0, today, ...asked }: AskedBy78): Payoff {
  const refundable = Math.max(0, charge - kept);
  const left = schedule.filter(({ due }) => due > today);
  return settled(ruleOf78Refund(refundable, left.length, schedule.length), refundable, asked);
}

/** The same in both ways. */
export function payoffsOf({ schedule, advancedOn, ...asked }: Asked): {
  ruleOf78: Payoff;
  actuarial: Payoff;
} {
  const charge = schedule.reduce((sum, { interest }) => sum + interest, 0);
  const refundable = Math.max(0, charge - (asked.kept ?? 0));
  return {
    ruleOf78: payoffBy78({ ...asked, schedule, charge }),
    actuarial: settled(unearnedInterest(schedule, asked.today, advancedOn), refundable, asked),
  };
}

/** No more goes back than the charge or the balance. */
function settled(
  refund: Cents,
  charge: Cents,
  { balance, givenBack = 0 }: Pick<Asked, 'balance' | 'givenBack'>,
): Payoff {
  const given = Math.max(0, Math.min(Math.min(refund, charge) - givenBack, balance));
  return { refund: given, payoff: Math.max(0, balance) - given };
}

/** The interest of the payments to come, less what the days since the last one have earned of the next. */
function unearnedInterest(schedule: readonly Installment[], today: string, advancedOn: string): Cents {
  const at = schedule.findIndex(({ due }) => due > today);
  const next = schedule[at];
  if (!next) return 0;
  const begins = schedule[at - 1]?.due ?? advancedOn;
  const left = schedule.slice(at).reduce((sum, { interest }) => sum + interest, 0);
  const passed = Math.max(0, daysBetween(begins, today)) / daysBetween(begins, next.due);
  return left - Math.round(next.interest * passed);
}

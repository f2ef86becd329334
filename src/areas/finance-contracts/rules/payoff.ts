import { daysBetween } from '#platform/shared/calendar.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Installment } from './schedule.ts';

/** The part of a charge that the Rule of 78 gives back when so many of the payments are left. */
export function ruleOf78Refund(charge: Cents, left: number, count: number): Cents {
  return count === 0 ? 0 : Math.round((charge * left * (left + 1)) / (count * (count + 1)));
}

interface Asked {
  schedule: readonly Installment[];
  balance: Cents;
  today: string;
  /** The first of the schedule's periods begins on that day. */
  advancedOn: string;
  /** What of the charge is never given back, such as a set-up fee. */
  kept?: Cents;
  /** What an earlier payoff has given back already. */
  givenBack?: Cents;
}

export interface Payoff {
  refund: Cents;
  payoff: Cents;
}

/** What settles a contract on that day, with the unearned charge given back in both ways. */
export function payoffsOf({ schedule, balance, today, advancedOn, kept = 0, givenBack = 0 }: Asked): {
  ruleOf78: Payoff;
  actuarial: Payoff;
} {
  const charge = Math.max(0, schedule.reduce((sum, { interest }) => sum + interest, 0) - kept);
  const left = schedule.filter(({ due }) => due > today);
  const settled = (refund: Cents) => {
    const given = Math.max(0, Math.min(Math.min(refund, charge) - givenBack, balance));
    return { refund: given, payoff: Math.max(0, balance) - given };
  };
  return {
    ruleOf78: settled(ruleOf78Refund(charge, left.length, schedule.length)),
    actuarial: settled(unearnedInterest(schedule, today, advancedOn)),
  };
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

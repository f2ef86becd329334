import { daysBetween } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { installmentStates } from '../../rules/installment-states.ts';

export interface FigureWords {
  label: string;
  value: string;
  note: string;
  isProblem?: boolean;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What is owed, what is overdue, what comes next and what settles it today, in words. */
export function figureWords(contract: Contract): FigureWords[] {
  return [balanceWords(contract), overdueWords(contract), nextWords(contract), payoffWords(contract)];
}

/** How much of the schedule is paid, and how much should be. */
export function paidShare({ schedule, overdue }: Contract): { paid: number; late: number } {
  const all = schedule.reduce((sum, { amount }) => sum + amount, 0);
  const paid = schedule.reduce((sum, each) => sum + each.paid, 0);
  return all === 0 ? { paid: 0, late: 0 } : { paid: paid / all, late: overdue / all };
}

function balanceWords({ contractStatus, balance, schedule, rolledInto }: Contract): FigureWords {
  const common = { label: 'Balance', value: showMoney(balance) };
  if (contractStatus === 'Quoted') return { ...common, note: 'Begins when the contract is approved' };
  if (contractStatus === 'Voided') return { ...common, note: 'The contract is voided' };
  if (rolledInto !== null) return { ...common, note: `Rolled over into ${rolledInto}` };
  const all = schedule.reduce((sum, { amount }) => sum + amount, 0);
  const paid = schedule.reduce((sum, each) => sum + each.paid, 0);
  const count = schedule.filter(({ amount, paid }) => paid >= amount).length;
  return {
    ...common,
    note: `${showMoney(paid)} of ${showMoney(all)} paid, ${count} of ${schedule.length}`,
  };
}

function overdueWords({ overdue, overdueSince, schedule, today, balance }: Contract): FigureWords {
  const common = { label: 'Overdue', value: showMoney(overdue) };
  if (overdueSince === null) return { ...common, note: 'Nothing is overdue' };
  const late = installmentStates(schedule, today, balance).filter((state) => state === 'overdue').length;
  const ago = counted(daysBetween(overdueSince, today), 'day');
  const since = late === 1 ? 'due' : 'the first due';
  return {
    ...common,
    note: `${counted(late, 'payment')}, ${since} ${showDay(overdueSince)}, ${ago} ago`,
    isProblem: true,
  };
}

function nextWords({ nextDue, today }: Contract): FigureWords {
  if (!nextDue) return { label: 'Next due', value: 'None', note: 'No payment is to come' };
  const days = daysBetween(today, nextDue.date);
  const when = days === 0 ? 'today' : `in ${counted(days, 'day')}`;
  return { label: 'Next due', value: showMoney(nextDue.amount), note: `${showDay(nextDue.date)}, ${when}` };
}

function payoffWords({ payoff, balance }: Contract): FigureWords {
  if (!payoff) return { label: 'Payoff today', value: showMoney(0), note: 'Nothing is to be paid off' };
  const { ruleOf78, actuarial } = payoff;
  return {
    label: 'Payoff today',
    value: showMoney(ruleOf78.payoff),
    note: `Rule of 78: ${showMoney(balance)} − ${showMoney(ruleOf78.refund)}; actuarial ${showMoney(actuarial.payoff)}`,
  };
}

/** How the two payoffs come about; nothing when there is none. */
export function payoffSteps({ payoff, balance, schedule, today }: Contract): string[] {
  if (!payoff) return [];
  const { ruleOf78, actuarial } = payoff;
  const charge = schedule.reduce((sum, { interest }) => sum + interest, 0);
  const [left, all] = [schedule.filter(({ due }) => due > today).length, schedule.length];
  const [part, whole] = [(left * (left + 1)) / 2, (all * (all + 1)) / 2];
  return [
    `Finance charge ${showMoney(charge)}; ${left} of ${all} payments are due after today.`,
    `Rule of 78: ${showMoney(charge)} × ${part} ÷ ${whole} = ${showMoney(ruleOf78.refund)} goes back; ${showMoney(balance)} − ${showMoney(ruleOf78.refund)} = ${showMoney(ruleOf78.payoff)}.`,
    `Actuarial: the interest of the payments to come, less what the days since the last due day have earned, is ${showMoney(actuarial.refund)}; ${showMoney(balance)} − ${showMoney(actuarial.refund)} = ${showMoney(actuarial.payoff)}.`,
  ];
}

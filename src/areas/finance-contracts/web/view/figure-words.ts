import { daysBetween } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { counted } from '#platform/shared/noun.ts';
import type { Contract } from '../../contract.ts';
import { duesOf, type OpenItem, openItems, overdueAmong, paymentsAmong } from '../../rules/dues.ts';
import { ruleOf78Refund } from '../../rules/payoff.ts';

export interface FigureWords {
  label: string;
  value: string;
  note: string;
  isProblem?: boolean;
}

/** What is owed, what is overdue, what comes next and what settles it today, in words. */
export function figureWords(contract: Contract): FigureWords[] {
  return [balanceWords(contract), overdueWords(contract), nextWords(contract), payoffWords(contract)];
}

/** How much of the schedule is paid, and how much should be. */
export function paidShare(contract: Contract): { paid: number; late: number } {
  const { schedule, today } = contract;
  const all = schedule.reduce((sum, { amount }) => sum + amount, 0);
  const paid = schedule.reduce((sum, each) => sum + each.paid, 0);
  const { overdue } = duesOf(paymentsAmong(openItems(contract)), today);
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

function overdueWords(contract: Contract): FigureWords {
  const { overdue, overdueSince, today } = contract;
  const common = { label: 'Overdue', value: showMoney(overdue) };
  if (overdueSince === null) return { ...common, note: 'Nothing is overdue' };
  const late = overdueAmong(openItems(contract), today);
  const ago = counted(daysBetween(overdueSince, today), 'day');
  const since = late.length === 1 ? 'due' : 'the first due';
  return {
    ...common,
    note: `${itemWords(late)}, ${since} ${showDay(overdueSince)}, ${ago} ago`,
    isProblem: true,
  };
}

function nextWords(contract: Contract): FigureWords {
  const { nextDue, today } = contract;
  if (!nextDue) return { label: 'Next due', value: 'None', note: 'No more payments' };
  const days = daysBetween(today, nextDue.date);
  const when = days === 0 ? 'today' : `in ${counted(days, 'day')}`;
  const items = openItems(contract).filter(({ date }) => date === nextDue.date);
  const what = items.some(isDown) ? `, ${itemWords(items)}` : '';
  return {
    label: 'Next due',
    value: showMoney(nextDue.amount),
    note: `${showDay(nextDue.date)}, ${when}${what}`,
  };
}

const isDown = ({ kind }: OpenItem) => kind !== 'finance payment';

/** Down payment and 2 payments. */
function itemWords(items: readonly OpenItem[]): string {
  const downs = items.filter(isDown).length;
  const parts = [
    downs > 0 && (downs === 1 ? 'down payment' : `${downs} down payments`),
    items.length > downs && counted(items.length - downs, 'payment'),
  ];
  return parts.filter(Boolean).join(' and ');
}

function payoffWords({ payoff, balance }: Contract): FigureWords {
  if (!payoff) return { label: 'Payoff today', value: showMoney(0), note: 'Nothing to pay off' };
  const { ruleOf78, actuarial } = payoff;
  return {
    label: 'Payoff today',
    value: showMoney(ruleOf78.payoff),
    note: `Rule of 78: ${showMoney(balance)} − ${showMoney(ruleOf78.refund)}; actuarial ${showMoney(actuarial.payoff)}`,
  };
}

/** How the two payoffs come about; nothing when there is none. */
export function payoffSteps({ payoff, balance, schedule, setupFee, today }: Contract): string[] {
  if (!payoff) return [];
  const { ruleOf78, actuarial } = payoff;
  const charge = schedule.reduce((sum, { interest }) => sum + interest, 0);
  const refundable = Math.max(0, charge - setupFee);
  const [left, all] = [schedule.filter(({ due }) => due > today).length, schedule.length];
  const [part, whole] = [(left * (left + 1)) / 2, (all * (all + 1)) / 2];
  const unearned = ruleOf78Refund(refundable, left, all);
  // An earlier payoff has given some of it back, or it is more than the balance.
  const refunded =
    unearned === ruleOf78.refund
      ? `${showMoney(unearned)} refunded`
      : `${showMoney(unearned)}, of which ${showMoney(ruleOf78.refund)} can still be refunded`;
  const fee = setupFee > 0 ? `, of which the set-up fee of ${showMoney(setupFee)} is not refunded` : '';
  const atMost = setupFee > 0 ? ` and at most ${showMoney(refundable)},` : '';
  return [
    `Finance charge ${showMoney(charge)}${fee}; ${left} of ${all} payments are due after today.`,
    `Rule of 78: ${showMoney(refundable)} × ${part} ÷ ${whole} = ${refunded}; ${showMoney(balance)} − ${showMoney(ruleOf78.refund)} = ${showMoney(ruleOf78.payoff)}.`,
    `Actuarial: the interest of the payments to come, less what the days since the last due day have earned,${atMost} is ${showMoney(actuarial.refund)}; ${showMoney(balance)} − ${showMoney(actuarial.refund)} = ${showMoney(actuarial.payoff)}.`,
  ];
}

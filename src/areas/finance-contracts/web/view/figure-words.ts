import { daysBetween } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import type { HOW_FIGURES } from '../../how.ts';
import { duesOf, type OpenItem, openItems, overdueAmong, paymentsAmong } from '../../rules/dues.ts';
import { ruleOf78Refund } from '../../rules/payoff.ts';
import { viewTexts } from '../texts/view.ts';

export interface FigureWords {
  /** Which one it is, in any language; how.ts explains it under this name. */
  figure: keyof typeof HOW_FIGURES;
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
  const common = { figure: 'Balance', label: viewTexts.figures.balance, value: showMoney(balance) } as const;
  if (contractStatus === 'Quoted') return { ...common, note: viewTexts.figures.beginsWhenApproved };
  if (contractStatus === 'Voided') return { ...common, note: viewTexts.figures.voided };
  if (rolledInto !== null) return { ...common, note: viewTexts.figures.rolledOver(rolledInto) };
  const all = schedule.reduce((sum, { amount }) => sum + amount, 0);
  const paid = schedule.reduce((sum, each) => sum + each.paid, 0);
  const count = schedule.filter(({ amount, paid }) => paid >= amount).length;
  return {
    ...common,
    note: viewTexts.figures.paid(showMoney(paid), showMoney(all), count, schedule.length),
  };
}

function overdueWords(contract: Contract): FigureWords {
  const { overdue, overdueSince, today } = contract;
  const common = { figure: 'Overdue', label: viewTexts.figures.overdue, value: showMoney(overdue) } as const;
  if (overdueSince === null) return { ...common, note: viewTexts.figures.nothingOverdue };
  const late = overdueAmong(openItems(contract), today);
  const words = late.length === 1 ? viewTexts.figures.lateOne : viewTexts.figures.lateSeveral;
  return {
    ...common,
    note: words(itemWords(late), showDay(overdueSince), daysBetween(overdueSince, today)),
    isProblem: true,
  };
}

function nextWords(contract: Contract): FigureWords {
  const { nextDue, today } = contract;
  const common = { figure: 'Next due', label: viewTexts.figures.nextDue } as const;
  if (!nextDue) return { ...common, value: viewTexts.figures.none, note: viewTexts.figures.noMorePayments };
  const days = daysBetween(today, nextDue.date);
  const day = showDay(nextDue.date);
  const when = days === 0 ? viewTexts.figures.dueToday(day) : viewTexts.figures.dueIn(day, days);
  const items = openItems(contract).filter(({ date }) => date === nextDue.date);
  const note = items.some(isDown) ? `${when}, ${itemWords(items)}` : when;
  return { ...common, value: showMoney(nextDue.amount), note };
}

const isDown = ({ kind }: OpenItem) => kind !== 'finance payment';

/** Down payment and 2 payments. */
function itemWords(items: readonly OpenItem[]): string {
  const downs = items.filter(isDown).length;
  const payments = items.length - downs;
  if (downs === 0) return viewTexts.figures.payments(payments);
  const down = viewTexts.figures.downPayments(downs);
  return payments === 0 ? down : viewTexts.figures.and(down, viewTexts.figures.payments(payments));
}

function payoffWords({ payoff, balance }: Contract): FigureWords {
  const common = { figure: 'Payoff today', label: viewTexts.figures.payoff } as const;
  if (!payoff) return { ...common, value: showMoney(0), note: viewTexts.figures.nothingToPayOff };
  const { ruleOf78, actuarial } = payoff;
  return {
    ...common,
    value: showMoney(ruleOf78.payoff),
    note: viewTexts.figures.payoffs(
      showMoney(balance),
      showMoney(ruleOf78.refund),
      showMoney(actuarial.payoff),
    ),
  };
}

/** How the two payoffs come about; nothing when there is none. */
export function payoffSteps({ payoff, balance, schedule, setupFee, today }: Contract): string[] {
  if (!payoff) return [];
  const { ruleOf78, actuarial } = payoff;
  const { figures } = viewTexts;
  const charge = schedule.reduce((sum, { interest }) => sum + interest, 0);
  const refundable = Math.max(0, charge - setupFee);
  const [left, all] = [schedule.filter(({ due }) => due > today).length, schedule.length];
  const [part, whole] = [(left * (left + 1)) / 2, (all * (all + 1)) / 2];
  const unearned = ruleOf78Refund(refundable, left, all);
  const share = `${showMoney(refundable)} × ${part} ÷ ${whole}`;
  const less = ({ refund, payoff }: typeof ruleOf78) =>
    [showMoney(refund), `${showMoney(balance)} − ${showMoney(refund)} = ${showMoney(payoff)}`] as const;
  return [
    setupFee > 0
      ? figures.chargeWithFee(showMoney(charge), showMoney(setupFee), left, all)
      : figures.charge(showMoney(charge), left, all),
    // An earlier payoff has given some of it back, or it is more than the balance.
    unearned === ruleOf78.refund
      ? figures.ruleOf78(share, ...less(ruleOf78))
      : figures.ruleOf78InPart(share, showMoney(unearned), ...less(ruleOf78)),
    setupFee > 0
      ? figures.actuarialAtMost(showMoney(refundable), ...less(actuarial))
      : figures.actuarial(...less(actuarial)),
  ];
}

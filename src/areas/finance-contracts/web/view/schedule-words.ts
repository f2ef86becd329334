import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { type InstallmentState, installmentStates } from '../../rules/installment-states.ts';

export const STATE_WORDS: Record<InstallmentState, string> = {
  paid: 'Paid',
  overdue: 'Overdue',
  next: 'Next',
  later: 'Later',
  closed: 'Closed',
};

export type ScheduleRow = Contract['schedule'][number] & { at: number; state: InstallmentState };

export function scheduleRows({ schedule, today, balance }: Contract): ScheduleRow[] {
  const states = installmentStates(schedule, today, balance);
  return schedule.map((each, at) => ({ ...each, at, state: states[at] as InstallmentState }));
}

/** What the bars show, for someone who cannot see them. */
export function barsInWords(rows: readonly ScheduleRow[]): string {
  const count = (state: InstallmentState) => rows.filter((row) => row.state === state).length;
  const next = rows.find(({ state }) => state === 'next');
  return [
    `${rows.length} payments: ${count('paid')} paid, ${count('overdue')} overdue`,
    next ? `, next ${showMoney(next.amount)} on ${showDay(next.due)}` : '',
    '. The table lists each.',
  ].join('');
}

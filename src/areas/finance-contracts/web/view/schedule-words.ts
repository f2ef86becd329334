import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Contract } from '../../contract.ts';
import { type InstallmentState, installmentStates } from '../../rules/installment-states.ts';
import { viewTexts } from '../texts/view.ts';

export type ScheduleRow = Contract['schedule'][number] & { at: number; state: InstallmentState };

export function scheduleRows({ schedule, today, balance }: Contract): ScheduleRow[] {
  const states = installmentStates(schedule, today, balance);
  return schedule.map((each, at) => ({ ...each, at, state: states[at] as InstallmentState }));
}

/** What the bars show, for someone who cannot see them. */
export function barsInWords(rows: readonly ScheduleRow[]): string {
  const count = (state: InstallmentState) => rows.filter((row) => row.state === state).length;
  const next = rows.find(({ state }) => state === 'next');
  const counts = [rows.length, count('paid'), count('overdue')] as const;
  return next
    ? viewTexts.schedule.inWordsWithNext(...counts, showMoney(next.amount), showDay(next.due))
    : viewTexts.schedule.inWords(...counts);
}

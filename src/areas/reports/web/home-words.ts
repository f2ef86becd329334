import { addDays } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { ReportAnswer } from '../contract.ts';

/** How many rows a card shows. */
export const SHOWN = 6;
const DAYS_SHOWN = 30;

/** A bar for each day, those without a policy as well. */
export function barsOfDays({ from, groups }: Pick<ReportAnswer, 'from' | 'groups'>) {
  return Array.from({ length: DAYS_SHOWN }, (_, at) => {
    const day = addDays(from, at);
    const found = groups.find(({ key }) => key === day);
    return { label: showDay(day).slice(0, 5), value: found?.figures.ahead ?? 0 };
  });
}

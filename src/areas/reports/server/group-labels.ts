import { showDay } from '#platform/shared/dates.ts';
import { GROUPINGS, type GroupingName } from '../rules/report.ts';

/** What a group is called on screens and in files. */
export function groupLabel(
  by: GroupingName,
  stored: string | null,
  words?: (stored: string) => string,
): string {
  const { kind, none } = GROUPINGS[by];
  if (stored === null) return none;
  if (kind === 'month') return monthLabel(stored);
  if (kind === 'week') return `Week of ${showDay(stored)}`;
  if (kind === 'day') return showDay(stored);
  return words?.(stored) ?? stored;
}

/** 2026-11 as November 2026. */
function monthLabel(month: string): string {
  const day = new Date(`${month}-15T12:00:00Z`);
  return day.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

import { showDay } from '#platform/shared/dates.ts';

/** The day by the clock of this desk. */
export const localToday = () => new Date().toLocaleDateString('en-CA');

export const dayOrNone = (day: string | null) => (day ? showDay(day) : '');

export const dayOf = (moment: Date) => showDay(moment.toLocaleDateString('en-CA'));

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

import { showDay } from '#platform/shared/dates.ts';

export const dayOrNone = (day: string | null) => (day ? showDay(day) : '');

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const lineCount = (count: number) => counted(count, 'line', 'lines');

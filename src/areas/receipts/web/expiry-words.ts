import type { Expiration } from '../standing-contract.ts';

const DAY_MS = 86_400_000;

/** How far a day is from today: today, tomorrow, in 12 days. */
export function inDays(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en-US')} days`;
}

type Ending = Pick<Expiration, 'expdate' | 'isRenewed' | 'isCancelled'>;

/** When cover ends, and whether that is settled already: in 12 days, renewed. */
export function whenWords(today: string, { expdate, isRenewed, isCancelled }: Ending): string {
  const words = inDays(today, expdate);
  if (isCancelled) return `${words}, cancelled`;
  return isRenewed ? `${words}, renewed` : words;
}

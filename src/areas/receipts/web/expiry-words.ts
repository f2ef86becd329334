import { inDays } from '#platform/shared/in-days.ts';
import type { Expiration } from '../standing-contract.ts';
import { texts } from './texts.ts';

type Ending = Pick<Expiration, 'expdate' | 'isRenewed' | 'isCancelled'>;

/** Nobody has to see to it any more. */
export const isSettled = ({ isRenewed, isCancelled }: Ending): boolean => isRenewed || isCancelled;

/** When cover ends, and whether that is settled already: in 12 days, renewed. */
export function whenWords(today: string, { expdate, isRenewed, isCancelled }: Ending): string {
  const words = inDays(today, expdate);
  if (isCancelled) return texts.standing.endsCancelled(words);
  return isRenewed ? texts.standing.endsRenewed(words) : words;
}

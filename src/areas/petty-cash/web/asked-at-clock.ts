import type { Drawer, OwnPettyCash } from '../contract.ts';

/**
 * What somebody who presses the clock is asked: to start, or to end this drawer. Nothing on a closed day, nor when the
 * drawer is as it should be.
 */
export function askedAtClock(
  isIn: boolean,
  {
    office,
    isDayClosed,
    results,
    earlier,
  }: Pick<OwnPettyCash, 'office' | 'isDayClosed' | 'results' | 'earlier'>,
): 'start' | Drawer | undefined {
  if (!office || isDayClosed) return undefined;
  if (!isIn) return results ? undefined : 'start';
  const open = results ?? earlier;
  return open && open.endingAmount === null ? open : undefined;
}

import type { Cents } from '#platform/shared/money.ts';

/**
 * What was paid in advance for a term, and is not used up yet, is set against what the carrier sends for it, line by
 * line, so that every cent of the carrier is paid exactly once. Returns how much of the advance each line uses. A
 * line of the other sign is a chargeback, which takes back what was paid and uses nothing.
 */
export function setOff(open: Cents, amounts: readonly Cents[]): Cents[] {
  let left = open;
  return amounts.map((amount) => {
    if (Math.sign(amount) !== Math.sign(left)) return 0;
    const used = Math.sign(left) * Math.min(Math.abs(left), Math.abs(amount));
    left -= used;
    return used;
  });
}

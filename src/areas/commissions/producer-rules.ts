import type { PercentHundredths } from '#platform/shared/money.ts';

/** Who earns of a line, and how much of it. */
export interface Earner {
  employeeId: number;
  split: PercentHundredths;
}

export const NOT_AN_EARNER = 'Choose somebody who earns of this line.';
export const SAME_PERSON = 'Choose somebody else.';

/** What the wrong producer earns becomes the right one's, who may earn of the line already; the others keep theirs. */
export function paidInstead(earners: readonly Earner[], from: number, to: number): Earner[] {
  const moved = earners.find(({ employeeId }) => employeeId === from)?.split ?? 0;
  const rest = earners.filter(({ employeeId }) => employeeId !== from);
  if (!rest.some(({ employeeId }) => employeeId === to)) return [...rest, { employeeId: to, split: moved }];
  return rest.map((each) => (each.employeeId === to ? { ...each, split: each.split + moved } : each));
}

/** Paid back, the line is as it was: not once two parts have become one, of which nobody can tell whose each was. */
export function canPayBack(earners: readonly Earner[], to: number): boolean {
  return !earners.some(({ employeeId }) => employeeId === to);
}

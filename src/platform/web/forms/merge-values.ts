import { mergeLists } from './merge-lists.ts';
import { isSame } from './same-values.ts';

type Values = Record<string, unknown>;

/** What a form began with, what is typed, and what somebody else has saved meanwhile. */
export interface ThreeSides<V extends Values> {
  base: V;
  mine: V;
  theirs: V;
}

/**
 * Both people's changes in one form: what only one of them changed stays, whichever side is taken, row by row in lists,
 * and so do rows that were added. The side decides what both changed.
 */
export function mergeValues<V extends Values>(
  { base, mine, theirs }: ThreeSides<V>,
  side: 'mine' | 'theirs',
): V {
  const merged = Object.keys(theirs).map((key) => {
    const [was, typed, saved] = [base[key], mine[key], theirs[key]];
    if (isSame(typed, was)) return [key, saved];
    if (isSame(saved, was)) return [key, typed];
    if (Array.isArray(was) && Array.isArray(typed) && Array.isArray(saved))
      return [key, mergeLists(was, typed, saved, side)];
    return [key, side === 'mine' ? typed : saved];
  });
  return Object.fromEntries(merged) as V;
}

/** Their values with mine in place of those alone that both changed: what there is to choose. */
export function mineInConflict<V extends Values>(sides: ThreeSides<V>): V {
  const [ifMine, ifTheirs] = [mergeValues(sides, 'mine'), mergeValues(sides, 'theirs')];
  const { theirs } = sides;
  const shown = Object.keys(theirs).map((key) => [
    key,
    isSame(ifMine[key], ifTheirs[key]) ? theirs[key] : ifMine[key],
  ]);
  return Object.fromEntries(shown) as V;
}

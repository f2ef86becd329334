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
 * Both people's changes in one form: what only one of them changed stays, whichever side is taken, field by field in
 * groups, row by row in lists, and so do rows that were added. The side decides what both changed.
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
    if (isGroup(was) && isGroup(typed) && isGroup(saved))
      return [key, mergeValues({ base: was, mine: typed, theirs: saved }, side)];
    return [key, side === 'mine' ? typed : saved];
  });
  return Object.fromEntries(merged) as V;
}

/** Their values with mine in place of those alone that both changed: what there is to choose. */
export function mineInConflict<V extends Values>(sides: ThreeSides<V>): V {
  const [ifMine, ifTheirs] = [mergeValues(sides, 'mine'), mergeValues(sides, 'theirs')];
  const { base, mine, theirs } = sides;
  const shown = Object.keys(theirs).map((key) => {
    const [was, typed, saved] = [base[key], mine[key], theirs[key]];
    if (isGroup(was) && isGroup(typed) && isGroup(saved))
      return [key, mineInConflict({ base: was, mine: typed, theirs: saved })];
    return [key, isSame(ifMine[key], ifTheirs[key]) ? saved : ifMine[key]];
  });
  return Object.fromEntries(shown) as V;
}

/** Fields that belong together below one name, like the switches of a person's permissions. */
function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether there is anything to choose: both changed the same field, or the same row of a list, differently. */
export function isConflict<V extends Values>(sides: ThreeSides<V>): boolean {
  return !isSame(mergeValues(sides, 'mine'), mergeValues(sides, 'theirs'));
}

type Values = Record<string, unknown>;

/** What a form began with, what is typed, and what somebody else has saved meanwhile. */
export interface ThreeSides<V extends Values> {
  base: V;
  mine: V;
  theirs: V;
}

/**
 * Both people's changes in one form: what only one of them changed stays, whichever side is taken, and so do rows that
 * were added to a list. The side decides what both changed.
 */
export function mergeValues<V extends Values>(
  { base, mine, theirs }: ThreeSides<V>,
  side: 'mine' | 'theirs',
): V {
  const merged = Object.keys(theirs).map((key) => {
    const [was, typed, saved] = [base[key], mine[key], theirs[key]];
    if (isSame(typed, was)) return [key, saved];
    if (isSame(saved, was)) return [key, typed];
    const rows = mergeLists(was, typed, saved);
    return [key, rows ?? (side === 'mine' ? typed : saved)];
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

/** The rows of both, when one of the two has only added some; nothing when both changed rows that were there. */
function mergeLists(was: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!Array.isArray(was) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  if (isGrown(was, theirs)) return [...mine, ...without(theirs, [...was, ...mine])];
  return isGrown(was, mine) ? [...theirs, ...without(mine, [...was, ...theirs])] : undefined;
}

const isGrown = (was: readonly unknown[], now: readonly unknown[]) => without(was, now).length === 0;

function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map(textOf));
  return rows.filter((row) => !known.has(textOf(row)));
}

function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** The key of a row tells the screen which is which and is no content. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'rowKey' ? undefined : part)) ?? '';
}

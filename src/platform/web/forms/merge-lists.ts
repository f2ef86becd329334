import { isSame, textOf } from './same-values.ts';

/** The rows of a list as one person left them. */
interface Paired {
  /** What became of each row that was there; undefined for one that was taken away. */
  kept: unknown[];
  added: unknown[];
}

/**
 * Both people's rows, row by row: what only one of them changed or took away counts, and what either added stays. The
 * side decides about a row that both touched.
 */
export function mergeLists(
  was: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  side: 'mine' | 'theirs',
): unknown[] {
  const pair = arePlaces(was, mine, theirs) ? pairPlaces : pairRows;
  const [typed, saved] = [pair(was, mine), pair(was, theirs)];
  const rows = was.map((row, at) => {
    const [one, other] = [typed.kept[at], saved.kept[at]];
    if (isSame(one, row)) return other;
    if (isSame(other, row)) return one;
    return side === 'mine' ? one : other;
  });
  const known = new Set(saved.added.map(textOf));
  const added = [...saved.added, ...typed.added.filter((row) => !known.has(textOf(row)))];
  return [...rows.filter((row) => row !== undefined), ...added];
}

/** Nobody can add a row or take one away where rows have no keys and are as many as before: each has its place. */
function arePlaces(...lists: (readonly unknown[])[]): boolean {
  const isPlace = (row: unknown) => typeof row === 'object' && row !== null && keyOf(row) === undefined;
  return lists.every((list) => list.length === lists[0]?.length && list.every(isPlace));
}

const pairPlaces = (_was: readonly unknown[], now: readonly unknown[]): Paired => ({
  kept: [...now],
  added: [],
});

/** Rows are compared by content; an edited one is known by its key or, where keys are new, by what is left of it. */
function pairRows(was: readonly unknown[], now: readonly unknown[]): Paired {
  const left = [...now];
  const take = (isMeant: (row: unknown) => boolean) => {
    const at = left.findIndex(isMeant);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const kept = was.map((row) => take((each) => isSame(each, row)));
  const keys = new Set(was.map(keyOf));
  const hasOldKeys = now.some((row) => keyOf(row) !== undefined && keys.has(keyOf(row)));
  for (const [at, row] of was.entries()) {
    if (kept[at] !== undefined || typeof row !== 'object') continue;
    kept[at] = hasOldKeys ? take((each) => keyOf(each) === keyOf(row)) : take((each) => isEdited(row, each));
  }
  return { kept, added: left };
}

/** At least half of what the row said is still there. Otherwise one was removed and another added, and both count. */
function isEdited(was: object | null, now: unknown): boolean {
  if (was === null || typeof now !== 'object' || now === null) return false;
  const told = Object.entries(was).filter(([name, value]) => name !== 'rowKey' && Boolean(value));
  const same = told.filter(([name, value]) => isSame((now as Record<string, unknown>)[name], value));
  return same.length > 0 && same.length * 2 >= told.length;
}

function keyOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'rowKey' in row ? row.rowKey : undefined;
}

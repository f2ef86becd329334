import type pg from 'pg';

const reached = new WeakMap<pg.Pool, number>();

/**
 * 1, 2, 3 and so on, for names of made-up records. Each database counts for itself: were it one count for all
 * test files, how wide a name is on a page would depend on which files ran before.
 */
export function nextNumber(owner: pg.Pool): number {
  const next = (reached.get(owner) ?? 0) + 1;
  reached.set(owner, next);
  return next;
}

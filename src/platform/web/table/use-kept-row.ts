import { type FocusEvent, type Key, type RefObject, useEffect, useRef } from 'react';
import { rowsIn } from './use-row-keys.ts';

interface Left {
  key: Key;
  place: number;
}

interface Held {
  row: HTMLElement;
  place: number;
}

/**
 * Keeps the focus in the list: it comes back to its row when whatever was opened for a row is closed, and goes to the
 * row that takes the place of one that leaves the list.
 */
export function useKeptRow(
  body: RefObject<HTMLTableSectionElement | null>,
  keys: readonly Key[] | undefined,
  opened: Key | undefined,
) {
  const left = useRef<Left>(undefined);
  const held = useRef<Held>(undefined);

  useEffect(() => {
    if (!keys) return;
    if (opened !== undefined) {
      left.current = leftFor(opened, keys, left.current);
      return;
    }
    const place = left.current ? placeAfter(left.current, keys) : lostPlace(held.current);
    left.current = undefined;
    if (place === undefined) return;
    const rows = rowsIn(body.current);
    rows[Math.min(place, rows.length - 1)]?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent<HTMLTableSectionElement>) => {
      const row = target.closest('tr');
      const place = row ? rowsIn(body.current).indexOf(row) : -1;
      held.current = row && place >= 0 ? { row, place } : undefined;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLTableSectionElement>) => {
      if (relatedTarget !== null) held.current = undefined;
    },
  };
}

/** Where the row stands, or stood when it was last in the list. */
function leftFor(key: Key, keys: readonly Key[], before: Left | undefined): Left {
  const place = keys.indexOf(key);
  return { key, place: place < 0 && before?.key === key ? before.place : place };
}

function placeAfter({ key, place }: Left, keys: readonly Key[]): number | undefined {
  const now = keys.indexOf(key);
  const next = now < 0 ? place : now;
  return next < 0 ? undefined : next;
}

/** The place of a row that had the focus and is gone, with nothing else having it. */
function lostPlace(held: Held | undefined): number | undefined {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  return isLost && held && !held.row.isConnected ? held.place : undefined;
}

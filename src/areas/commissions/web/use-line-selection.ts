import { useState } from 'react';
import type { CommissionLine, Details } from '../line-contract.ts';
import { isSelectable } from '../statuses.ts';

export interface LineSelection {
  /** The selected lines that are on the screen. */
  ids: readonly number[];
  /** Every line of the filter is meant, on the screen or not. */
  isBulk: boolean;
  /** All lines of the screen are selected. */
  isWholePage: boolean;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** All lines of the screen, or none when all are selected already. */
  toggleAll: () => void;
  selectEverything: () => void;
  clear: () => void;
  /** No longer selects what something was done to; what was selected since stays. */
  drop: (done: Details) => void;
  /** What goes over the wire; undefined with nothing selected. */
  details: Details | undefined;
}

/** What is selected counts only while it is seen, until somebody says that all lines of the filter are meant. */
export function useLineSelection(lines: readonly CommissionLine[]): LineSelection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isBulk, setBulk] = useState(false);
  const selectable = lines.filter(({ status }) => isSelectable(status)).map(({ id }) => id);
  const ids = selectable.filter((id) => isBulk || chosen.has(id));
  const marked = new Set(ids);
  const isWholePage = ids.length > 0 && ids.length === selectable.length;

  function choose(next: Iterable<number>): void {
    setBulk(false);
    setChosen(new Set(next));
  }

  return {
    ids,
    isBulk,
    isWholePage,
    has: (id) => marked.has(id),
    toggle: (id) => choose(marked.has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => choose(isWholePage ? [] : selectable),
    selectEverything: () => setBulk(true),
    clear: () => choose([]),
    drop: (done) =>
      done === '*' ? choose([]) : setChosen((now) => new Set([...now].filter((id) => !done.includes(id)))),
    details: isBulk ? '*' : ids.length > 0 ? [...ids] : undefined,
  };
}

import { useState } from 'react';
import type { LeadRow } from '../list-contract.ts';

export interface Selection {
  /** The selected rows that are on the screen. */
  chosen: readonly LeadRow[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** All rows of the screen, or none when all are selected already. */
  toggleAll: () => void;
  clear: () => void;
}

/** What is selected counts only while it is seen: nobody hands over what another page shows. */
export function useSelection(rows: readonly LeadRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: (id) => ids.has(id),
    toggle: (id) => setIds((now) => (now.has(id) ? without(now, id) : new Set([...now, id]))),
    toggleAll: () => setIds(new Set(chosen.length < rows.length ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((each) => each !== id));
}

import { useState } from 'react';

export interface Chosen {
  ids: number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  clear: () => void;
}

/** Which rows are ticked; only those count that are on the screen. */
export function useChosen(rows: readonly { id: number }[]): Chosen {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const ids = rows.map(({ id }) => id).filter((id) => ticked.includes(id));
  return {
    ids,
    has: (id) => ticked.includes(id),
    toggle: (id) => setTicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
    clear: () => setTicked([]),
  };
}

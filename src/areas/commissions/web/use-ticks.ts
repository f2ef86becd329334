import { useState } from 'react';

/** Numbers that are ticked. */
export interface Ticks {
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  set: (ids: readonly number[]) => void;
}

export function useTicks(): Ticks {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
    set: setIds,
  };
}

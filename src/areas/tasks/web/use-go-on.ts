import { useEffect, useState } from 'react';
import type { Task } from '../contract.ts';

/** The task that a list goes on with once one is closed: for a moment it counts as opened, so that its row gets the focus. */
export function useGoOn() {
  const [id, setId] = useState<number>();
  useEffect(() => {
    if (id !== undefined) setId(undefined);
  }, [id]);
  return [id, setId] as const;
}

/** The next that is open, or else the last one before it. */
export function nextOpen(tasks: readonly Task[], closed: number | undefined): number | undefined {
  const at = tasks.findIndex(({ id }) => id === closed);
  const isOther = ({ id, open }: Task) => open === 1 && id !== closed;
  return (tasks.slice(at + 1).find(isOther) ?? tasks.slice(0, Math.max(0, at)).findLast(isOther))?.id;
}

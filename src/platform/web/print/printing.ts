import { useEffect, useSyncExternalStore } from 'react';
import { callsUnderWay } from '../api/progress.ts';
import { texts } from '../texts.ts';
import { toastProblem } from '../ui/toasts.ts';

type Hold = 'loading' | 'failed';

let isPrinting = false;
const holds = new Map<object, Hold>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from the wish to print until the paper is made: lists then have all of their rows, and draw every one. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

/** Keeps the printer waiting for what still loads. */
export function useHoldPrinting(hold: Hold | undefined): void {
  useEffect(() => {
    if (!hold) return;
    const holder = {};
    holds.set(holder, hold);
    return () => void holds.delete(holder);
  }, [hold]);
}

/**
 * Prints the screen once its lists have all of their rows. The browser's own command cannot wait for them: it prints
 * what is there, and the sheet says which rows these are.
 */
export async function printPage(): Promise<void> {
  if (isPrinting) return;
  setPrinting(true);
  do await drawn();
  while (callsUnderWay() > 0 || isHeld('loading'));
  if (isHeld('failed')) {
    setPrinting(false);
    toastProblem(texts.print.failed);
    return;
  }
  window.addEventListener('afterprint', () => setPrinting(false), { once: true });
  window.print();
}

function setPrinting(next: boolean): void {
  isPrinting = next;
  for (const listener of listeners) listener();
}

const isHeld = (by: Hold) => [...holds.values()].includes(by);

/** Two frames: in the first one the lists learn what is wanted, and by the end of the second they have said what they lack. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

import { useSyncExternalStore } from 'react';
import type { Cents } from '#platform/shared/money.ts';
import { readAmount } from '../rules.ts';

export interface Adjustment {
  /** As it was typed. */
  text: string;
  /** What the server has. */
  stored: Cents;
}

/**
 * Amounts that are typed and not saved, by the number of their line. They stay while the pages are turned. A cell
 * listens to its own line, so that typing in a long table draws that row alone.
 */
export class Adjustments {
  #typed: ReadonlyMap<number, Adjustment> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly all = (): ReadonlyMap<number, Adjustment> => this.#typed;

  readonly isDirty = (): boolean => this.#typed.size > 0;

  get(id: number): Adjustment | undefined {
    return this.#typed.get(id);
  }

  /** What is typed back to the stored amount is no change. */
  set(id: number, text: string, stored: Cents): void {
    const next = new Map(this.#typed);
    if (readAmount(text) === stored) next.delete(id);
    else next.set(id, { text, stored });
    this.#replace(next);
  }

  clear(): void {
    this.#replace(new Map());
  }

  #replace(next: ReadonlyMap<number, Adjustment>): void {
    this.#typed = next;
    for (const listener of this.#listeners) listener();
  }
}

export function useAdjustment(adjustments: Adjustments, id: number): Adjustment | undefined {
  return useSyncExternalStore(adjustments.subscribe, () => adjustments.get(id));
}

export function useAllAdjustments(adjustments: Adjustments): ReadonlyMap<number, Adjustment> {
  return useSyncExternalStore(adjustments.subscribe, adjustments.all);
}

/** The lines to save, or the numbers of those whose text is no amount. */
export function readAdjustments(typed: ReadonlyMap<number, Adjustment>) {
  const details: { id: number; amount: Cents }[] = [];
  const wrong: number[] = [];
  for (const [id, { text }] of typed) {
    const amount = readAmount(text);
    if (amount === undefined) wrong.push(id);
    else details.push({ id, amount });
  }
  return { details, wrong };
}

/** How much the typed amounts change the sum. */
export function typedDifference(typed: ReadonlyMap<number, Adjustment>): Cents {
  return [...typed.values()].reduce(
    (sum, { text, stored }) => sum + (readAmount(text) ?? stored) - stored,
    0,
  );
}

import { useSyncExternalStore } from 'react';
import type { Cents } from '#platform/shared/money.ts';
import { readAmount } from '../rules.ts';

interface Adjustment {
  /** As it was typed. */
  text: string;
  /** The amount when the typing began. */
  stored: Cents;
}

interface StoredAmount {
  id: number;
  adjusted: Cents;
}

/**
 * Amounts that are typed and not saved, by the number of their line. They stay while the pages are turned. A cell
 * listens to its own line, so that typing in a long table redraws only that row.
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

  /** Typing the stored amount again is not a change. */
  set(id: number, text: string, stored: Cents): void {
    this.#replace(this.#with(new Map(this.#typed), id, text, stored));
  }

  /**
   * A pasted column, from the first of these lines on. An empty cell leaves its line alone; what isn't an amount
   * stays as it is, to be corrected. Returns how many cells were left over.
   */
  fill(lines: readonly StoredAmount[], cells: readonly string[]): number {
    const next = new Map(this.#typed);
    for (const [at, { id, adjusted }] of lines.slice(0, cells.length).entries()) {
      const cell = cells[at] as string;
      const cents = readAmount(cell);
      const text = cents === undefined ? cell : (cents / 100).toFixed(2);
      if (cell !== '') this.#with(next, id, text, adjusted);
    }
    this.#replace(next);
    return Math.max(0, cells.length - lines.length);
  }

  #with(next: Map<number, Adjustment>, id: number, text: string, stored: Cents): Map<number, Adjustment> {
    if (readAmount(text) === stored) next.delete(id);
    else next.set(id, { text, stored: next.get(id)?.stored ?? stored });
    return next;
  }

  /** The person has seen what is typed over these lines next to the current amounts. */
  rebase(lines: readonly StoredAmount[]): void {
    const next = new Map(this.#typed);
    for (const { id, adjusted } of lines) {
      const typed = next.get(id);
      if (typed) next.set(id, { ...typed, stored: adjusted });
    }
    this.#replace(next);
  }

  drop(lines: readonly Pick<StoredAmount, 'id'>[]): void {
    const next = new Map(this.#typed);
    for (const { id } of lines) next.delete(id);
    this.#replace(next);
  }

  /** What was sent is stored now; what was typed over it meanwhile stays, to be saved next. */
  saved(sent: ReadonlyMap<number, Adjustment>): void {
    const next = new Map(this.#typed);
    for (const [id, { text, stored }] of sent) {
      const typed = next.get(id);
      if (typed?.text === text) next.delete(id);
      else if (typed) next.set(id, { ...typed, stored: readAmount(text) ?? stored });
    }
    this.#replace(next);
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

/** The lines to save, or the numbers of those whose text isn't an amount. */
export function readAdjustments(typed: ReadonlyMap<number, Adjustment>) {
  const details: { id: number; amount: Cents; was: Cents }[] = [];
  const wrong: number[] = [];
  for (const [id, { text, stored: was }] of typed) {
    const amount = readAmount(text);
    if (amount === undefined) wrong.push(id);
    else details.push({ id, amount, was });
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

import type { Person } from './streams.ts';

/** Whoever asks about longer ago is told to ask again. */
const REMEMBERED_MS = 60_000;

/** When each person and each agency was last told something, so that a new stream says whether anything was missed before it. */
export class LatelyTold {
  readonly #last = new Map<string, number>();
  #hearingSince = Number.POSITIVE_INFINITY;

  /** From now on nothing is missed. */
  hearing(): void {
    this.#hearingSince = performance.now();
  }

  told(masterId: number, employeeId: number | 'agency'): void {
    this.#last.set(`${masterId}:${employeeId}`, performance.now());
  }

  /** Whether they may have been told something within these milliseconds. */
  mayHaveMissed({ masterId, employeeId }: Person, withinMs = Number.POSITIVE_INFINITY): boolean {
    const start = performance.now() - withinMs;
    if (withinMs > REMEMBERED_MS || this.#hearingSince > start) return true;
    return [employeeId, 'agency'].some((to) => (this.#last.get(`${masterId}:${to}`) ?? -1) >= start);
  }

  forgetOld(): void {
    const start = performance.now() - REMEMBERED_MS;
    for (const [key, at] of this.#last) if (at < start) this.#last.delete(key);
  }
}

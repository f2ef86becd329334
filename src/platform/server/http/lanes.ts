import { setTimeout as pause } from 'node:timers/promises';
import type { Lane } from '#platform/shared/endpoint.ts';
import { FairPlaces } from '../threads/fair-places.ts';
import { BUSY } from './busy.ts';
import { Refusal } from './refusal.ts';

/** Where calls wait. What is before sign-in, and what works outside of the database, must not take others' places. */
export type Line = Exclude<Lane, 'always'> | 'anyone' | 'outside';

const MOST_WAITING = 1000;
/**
 * A refusal goes out after so many times the longest wait, between the two: whoever calls again at once does so seldom,
 * and not in step with all others. That leaves the process its time for those who were let in.
 */
const HELD = { least: 1, most: 4 };
/** Beyond this many they go out at once. */
const MOST_HELD = 2000;

/** Calls that wait for another system or for a thread; they use no connection meanwhile. */
const OUTSIDE = { atOnce: 100, atOnceOfOne: 25 };

/**
 * A bounded number of calls at work and waiting. More than there are connections would only wait elsewhere, and a call
 * that has waited too long is refused while it has cost nothing: whoever is let in is answered soon.
 */
export class Lanes {
  readonly #places: Record<Line, FairPlaces>;
  readonly #shed: Record<Line, number> = { usual: 0, heavy: 0, anyone: 0, outside: 0 };
  readonly #longestWait: number;
  #held = 0;

  constructor({ dbPoolSize, longestWait }: { dbPoolSize: number; longestWait: number }) {
    this.#longestWait = longestWait;
    const heavy = Math.max(1, Math.floor(dbPoolSize / 4));
    // One agency with all that it may have of both leaves some connections to the others, to sign-out and to sweeps.
    const usual = Math.max(2, dbPoolSize - 2);
    const line = (atOnce: number, atOnceOfOne = Math.max(2, Math.ceil(atOnce * 0.75))) =>
      new FairPlaces({
        atOnce,
        atOnceOfOne,
        waitingOfOne: MOST_WAITING,
        waiting: MOST_WAITING,
        waitMs: longestWait,
        busy: BUSY,
      });
    this.#places = {
      usual: line(usual),
      heavy: line(heavy, Math.ceil(heavy / 2)),
      anyone: line(Math.ceil(dbPoolSize / 2)),
      outside: line(OUTSIDE.atOnce, OUTSIDE.atOnceOfOne),
    };
  }

  /** Does the work once there is a place for it, or refuses it with 503 and Retry-After. */
  async within<T>(line: Line, agency: number, work: () => Promise<T>, { hasBegun = false } = {}): Promise<T> {
    const giveBack = await this.#take(line, agency, hasBegun);
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  figures(): { line: Line; atWork: number; waiting: number; shed: number }[] {
    return Object.entries(this.#places).map(([name, places]) => {
      const line = name as Line;
      return { line, ...places.figures, shed: this.#shed[line] };
    });
  }

  async #take(line: Line, agency: number, hasBegun: boolean): Promise<() => void> {
    try {
      return await this.#places[line].take(agency, { hasBegun });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#shed[line]++;
      await this.#hold();
      throw new Refusal(error.status, { ...error.answer, busy: true }, error.headers);
    }
  }

  async #hold(): Promise<void> {
    if (this.#held >= MOST_HELD) return;
    const times = HELD.least + Math.random() * (HELD.most - HELD.least);
    this.#held++;
    await pause(times * this.#longestWait);
    this.#held--;
  }
}

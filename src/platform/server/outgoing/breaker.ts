import { BoundedMap } from '#platform/shared/bounded-map.ts';

const FAILURES = 5;
const OPEN_MS = 30_000;
const MOST = 10_000;

interface Run {
  failures: number;
  closedUntil: number;
}

/**
 * Leaves a system alone that failed five times in a row: nothing is asked for thirty seconds, then one try decides. One
 * for each process, which is what a system in trouble needs least of.
 */
export class Breaker {
  readonly #runs = new BoundedMap<string, Run>(MOST);
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** True when it may be asked. After the pause that is true for one, and for the next after another pause. */
  mayAsk(system: string): boolean {
    const run = this.#runs.get(system);
    if (!run || run.failures < FAILURES) return true;
    if (this.#now() < run.closedUntil) return false;
    run.closedUntil = this.#now() + OPEN_MS;
    return true;
  }

  answered(system: string): void {
    this.#runs.delete(system);
  }

  failed(system: string): void {
    const failures = (this.#runs.get(system)?.failures ?? 0) + 1;
    this.#runs.set(system, { failures, closedUntil: this.#now() + OPEN_MS });
  }
}

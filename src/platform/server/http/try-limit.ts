import { BoundedMap } from '#platform/shared/bounded-map.ts';
import { refuse } from './refusal.ts';

interface Tries {
  since: number;
  count: number;
}

const MOST_KEYS = 10_000;

/** So many calls under one key within a time, in this process; the next is told how long to wait. */
export class TryLimit {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #tries = new BoundedMap<string, Tries>(MOST_KEYS);

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  take(key: string, now = Date.now()): void {
    const known = this.#tries.get(key);
    const tries = known && now - known.since < this.#withinMs ? known : { since: now, count: 0 };
    const wait = Math.ceil((tries.since + this.#withinMs - now) / 1000);
    if (tries.count >= this.#most) throw refuse.tooMany('Too many tries. Try again in a few minutes.', wait);
    this.#tries.set(key, { ...tries, count: tries.count + 1 });
  }
}

/**
 * Numbers that look random and are the same on every machine for the same key (mulberry32 over FNV-1a).
 * A key for each thing, say ('customer', 1001, 17), keeps it stable when other things are added around it.
 */
export class Random {
  #state: number;

  constructor(...key: readonly (string | number)[]) {
    const text = key.join('/');
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    this.#state = hash;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** The front of the list more often than its end, as names are spread. */
  pickCommon<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() ** 1.5 * list.length)] as T;
  }

  /** Each # becomes a digit, each @ a letter without I, O and Q, which plates leave out. */
  fill(pattern: string): string {
    let text = '';
    for (const sign of pattern) {
      if (sign === '#') text += Math.floor(this.next() * 10);
      else if (sign === '@') text += LETTERS[Math.floor(this.next() * LETTERS.length)];
      else text += sign;
    }
    return text;
  }
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

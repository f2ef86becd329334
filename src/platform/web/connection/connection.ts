const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;

/** Knows whether the server can be reached. Whoever finds it silent says so, and it is asked until it answers. */
export class Connection {
  readonly #reach: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  #isLost = false;
  #check: Promise<boolean> | undefined;
  #hurry: (() => void) | undefined;

  constructor(reach: () => Promise<boolean>) {
    this.#reach = reach;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Resolves once the server answers, with true when it did not at first. Many doubts share one check. */
  doubt(): Promise<boolean> {
    this.#hurry?.();
    this.#check ??= this.#untilReached().finally(() => {
      this.#check = undefined;
    });
    return this.#check;
  }

  /** Nothing while there is no doubt; otherwise what to wait for. */
  back(): Promise<void> | undefined {
    return this.#check?.then(() => undefined);
  }

  async #untilReached(): Promise<boolean> {
    let wasLost = false;
    for (
      let pause = SHORTEST_PAUSE_MS;
      !(await this.#reach());
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      wasLost = true;
      this.#set(true);
      await this.#pause(pause);
    }
    this.#set(false);
    return wasLost;
  }

  /** A sign that the connection is back ends it early. */
  async #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#hurry = resolve;
    await promise;
    clearTimeout(timer);
    this.#hurry = undefined;
  }

  #set(isLost: boolean): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    for (const listener of this.#listeners) listener();
  }
}

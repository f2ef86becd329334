/** Remembers at most this many entries: the oldest makes room. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    const isFull = this.size >= this.#most && !this.has(key);
    if (isFull) this.delete(this.keys().next().value as Key);
    return super.set(key, value);
  }
}

/** For tests and hooks that work for long: the end of what hangs, not a bound. A busy machine takes many times as long. */
export const PATIENCE = 300_000;

/** For long tests and hooks: this only stops what hangs, since a busy machine takes many times as long. */
export const PATIENCE = 300_000;

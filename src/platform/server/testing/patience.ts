/** For the tests and hooks that start the product or a thread of it, or load many rows: four times what the longest takes on a quiet machine. */
export const PATIENCE = 180_000;

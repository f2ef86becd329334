/** For the tests and hooks that start the product or a thread of it, load many rows or make a thousand calls: four times what the longest takes on a quiet machine. */
export const PATIENCE = 180_000;

/** For the tests and hooks that start the product or a thread of it, load many rows, make a thousand calls or read the source of all screens: four times what the longest takes on a quiet machine. */
export const PATIENCE = 180_000;

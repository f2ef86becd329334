import { accessSync, constants, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** All that a run has open at the same time stays below a quarter of it. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * Puts the temporary files of this process and of its children in memory where there is enough of it. A database is
 * copied for each test file, and a disk takes longer over its thousand files than the tests over their queries.
 */
export function keepTemporaryFilesInMemory(): void {
  if (hasRoom()) process.env.TMPDIR ??= MEMORY;
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

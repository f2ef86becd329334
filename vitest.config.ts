import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/platform/server/testing/longest-first.ts';
import { keepTemporaryFilesInMemory } from './src/platform/server/testing/memory-for-temporary-files.ts';
import { TEST_LIMIT_MS } from './src/platform/server/testing/within-the-day.ts';

keepTemporaryFilesInMemory();

/** One more than there are cores: a file waits for its database, for pauses and for other processes half of the time. */
const WORKERS = availableParallelism() + 1;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['src/platform/server/testing/test-postgres.ts'],
    setupFiles: [
      'src/platform/server/testing/loopback-only.ts',
      'src/platform/server/testing/before-each-test.ts',
      'src/app/server/testing/check-the-log.ts',
    ],
    pool: 'forks',
    // A few processes for all files: reloading the server for each took half of the time.
    isolate: false,
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    testTimeout: TEST_LIMIT_MS,
    // A database that is dropped waits for a checkpoint, which a slow disk makes long; a test may wait for the next day.
    hookTimeout: TEST_LIMIT_MS + 40_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});

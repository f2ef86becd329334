import { defineConfig } from 'vitest/config';

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
    // Two processes for all files: reloading the server for each took half of the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    // A database that is dropped waits for a checkpoint, which a slow disk makes long.
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});

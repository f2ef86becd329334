import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './src/platform/server/testing/memory-for-temporary-files.ts';

keepTemporaryFilesInMemory();

/** Without these Chromium asks for hosts that a closed network does not have, at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The pages of a test share a process with the one that stays open for their worker. */
const ONE_PROCESS = '--process-per-site';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // They end what hangs. The longest journey took 43 s with three workers on two slow cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: jsonReport ? [['list'], ['json']] : [['list']],
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-US',
    // Where the offices are, so that their day is the browser's at every hour.
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...QUIET, ONE_PROCESS] },
    // A trace of every test costs a third of the time; TRACE=on takes one of those that fail.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});

import { constants } from 'node:os';
import { startForBrowserTests } from '../src/platform/server/testing/browser-test-server.ts';

/** The script behind `npm test` kills after five seconds, and a killed process takes nothing along. */
const STOP_WITHIN = 3000;

/** One server for all specs, on a database of its own; the workers find it through the environment. */
async function globalSetup(): Promise<() => Promise<void>> {
  let stop = async () => {};
  // Playwright tears down at Ctrl-C alone, and the database would outlive whoever ends it in another way.
  for (const name of ['SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      const exit = () => process.exit(128 + constants.signals[name]);
      setTimeout(exit, STOP_WITHIN);
      void stop().finally(exit);
    });
  const server = await startForBrowserTests();
  stop = server.stop;
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_MAILBOX = server.mailbox;
  process.env.E2E_OWNER_URL = server.ownerUrl;
  return server.stop;
}

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default globalSetup;

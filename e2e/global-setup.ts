import { startForBrowserTests } from '../src/platform/server/testing/browser-test-server.ts';

/** One server for all specs, on a database of its own; the workers find it through the environment. */
async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startForBrowserTests();
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_MAILBOX = server.mailbox;
  process.env.E2E_OWNER_URL = server.ownerUrl;
  return server.stop;
}

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default globalSetup;

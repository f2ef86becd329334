import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

export interface WarmContext {
  context: BrowserContext;
  /** Leaves only the cache of scripts and styles from one test to the next; their names contain hashes. */
  empty(): Promise<void>;
}

/** Said here, since the context would otherwise keep whatever size the first test of its worker asks for. */
const viewport = { width: 1280, height: 720 };

const STORED = 'local_storage,indexeddb,cache_storage,service_workers';

/**
 * One context for all tests of a worker: fetching and compiling the scripts again for each test took a quarter of the
 * time. A page that stays open keeps alive the process that compiled them.
 */
export async function openWarmContext(
  browser: Browser,
  { baseURL, locale, timezoneId }: BrowserContextOptions,
): Promise<WarmContext> {
  const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
  await context.addInitScript(reportForbidden);
  const keeper = await context.newPage();
  await keeper.goto('/favicon.svg');
  const { origin } = new URL(keeper.url());
  const session = await context.newCDPSession(keeper);
  return {
    context,
    async empty() {
      const opened = context.pages().filter((page) => page !== keeper);
      await Promise.all(opened.map((page) => page.close()));
      await context.clearCookies();
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    },
  };
}

/**
 * What the content policy forbids is told on the console, also when the script went on without it. The API reference is
 * another project's page, which tries and goes on.
 */
function reportForbidden(): void {
  if (location.pathname.startsWith('/api/docs')) return;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content security policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

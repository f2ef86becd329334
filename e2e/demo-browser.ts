import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startForBrowserTests } from '../src/platform/server/testing/browser-test-server.ts';
import { ensureBrowser } from '../tools/lib/browser.mjs';
import { ensureWebBuilt } from '../tools/lib/web-build-stamp.mjs';

const root = dirname(import.meta.dirname);

/** The product with the demo world on a database of its own, and a browser, for as long as the work takes. */
export async function withDemoBrowser(
  work: (browser: Browser, baseURL: string) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  await ensureWebBuilt(root, process.execPath, process.env);
  const executablePath = await ensureBrowser(root, process.execPath);
  const server = await startForBrowserTests();
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_OWNER_URL = server.ownerUrl;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...switches],
  });
  try {
    await work(browser, server.baseUrl);
  } finally {
    await browser.close();
    await server.stop();
  }
}

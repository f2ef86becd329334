import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../src/platform/server/free-port.ts';
import { startForBrowserTests } from '../src/platform/server/testing/browser-test-server.ts';
import { ensureBrowser } from '../tools/lib/browser.mjs';
import { ensureWebBuilt } from '../tools/lib/web-build-stamp.mjs';

const root = dirname(import.meta.dirname);

/**
 * The product with the demo world on a database of its own, and a browser, for as long as the work takes; another tool
 * reaches the browser through its port.
 */
export async function withDemoBrowser(
  work: (browser: Browser, baseURL: string, port: number) => Promise<void>,
): Promise<void> {
  await ensureWebBuilt(root, process.execPath, process.env);
  const executablePath = await ensureBrowser(root, process.execPath);
  const server = await startForBrowserTests();
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_OWNER_URL = server.ownerUrl;
  // Chosen once everything else has its own.
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    await work(browser, server.baseUrl, port);
  } finally {
    await browser.close();
    await server.stop();
  }
}

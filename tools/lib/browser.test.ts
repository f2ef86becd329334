import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// A root without packages has no browser of Playwright's either.
const ensure = (install: (names: string[]) => Promise<string | undefined>) =>
  ensureBrowser(folder, process.execPath, { folders: [folder], install });

test('a missing browser that cannot be installed is asked for in one clear line', async () => {
  await expect(ensure(async () => 'only root may install packages')).rejects.toThrow(
    /^The browser tests need Chromium or Chrome, and none could be installed \(only root may install packages\)\. Install one, or set CHROMIUM_PATH\.$/,
  );
});

test('a missing browser is installed, and one that is there is taken', async () => {
  const asked: string[][] = [];
  const path = join(folder, 'chromium-headless-shell');
  const install = async (names: string[]) => {
    asked.push(names);
    writeFileSync(path, '');
    return undefined;
  };
  expect(await ensure(install)).toBe(path);
  expect(await ensure(install)).toBe(path);
  expect(asked).toEqual([['chromium-headless-shell']]);
});

test('a CHROMIUM_PATH that does not exist is reported', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'nowhere'));
  await expect(ensure(async () => undefined)).rejects.toThrow(
    /CHROMIUM_PATH names .*nowhere, which does not exist/,
  );
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { Failure, timed } from './progress.mjs';

// The shell without a window is the same engine for half the work.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium or Chrome for the browser tests; as root on Debian it is installed when there is none. */
export async function ensureBrowser(root, node, { folders = binaries(), install = aptInstall } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Failure(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = named || findIn(folders) || findPlaywrights(root, node);
  if (found) return found;
  const refusal = await timed('Installing Chromium', () => install(['chromium-headless-shell']));
  const installed = findIn(folders);
  if (installed) return installed;
  throw new Failure(
    `The browser tests need Chromium or Chrome, and none could be installed (${refusal ?? 'not found after the install'}). Install one, or set CHROMIUM_PATH.`,
  );
}

function binaries() {
  return ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
}

function findIn(folders) {
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function findPlaywrights(root, node) {
  const program = "import { chromium } from 'playwright-core'; console.log(chromium.executablePath())";
  try {
    const args = ['--input-type=module', '-e', program];
    const path = execFileSync(node, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

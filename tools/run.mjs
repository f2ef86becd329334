import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findNode24, withNode24First } from './lib/node24.mjs';
import { Failure, main } from './lib/progress.mjs';
import { runServer } from './lib/run-child.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Runs every npm script except start and test: on a fresh clone, and with whatever Node the machine has, it installs
// what is missing and runs the script on the Node that the product runs on.
await main(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new Failure('Name the script to run.');
  await ensureInstalled(root);
  return runServer(findNode24(root), [script, ...args], { cwd: root, env: withNode24First(root) });
});

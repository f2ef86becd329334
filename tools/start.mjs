import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findNode24, withNode24First } from './lib/node24.mjs';
import { main } from './lib/progress.mjs';
import { isRelease } from './lib/release.mjs';
import { runServer } from './lib/run-child.mjs';
import { ensureWebBuilt } from './lib/web-build-stamp.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// npm runs this file, with whatever Node the machine has and before anything is installed: plain JavaScript only.
await main(async () => {
  await ensureInstalled(root);
  const node = findNode24(root);
  const env = withNode24First(root);
  if (!isRelease(root)) await ensureWebBuilt(root, node, env);
  return runServer(node, ['src/app/server/main.ts'], { cwd: root, env });
});

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findNode24, withNode24First } from './lib/node24.mjs';
import { main } from './lib/progress.mjs';
import { makeRelease } from './lib/release.mjs';
import { ensureWebBuilt } from './lib/web-build-stamp.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// npm run build [-- FOLDER]
// Makes the folder that a machine of production needs, dist/release unless told otherwise. There npm start installs
// the packages of production alone and serves.
await main(async () => {
  const target = resolve(process.argv[2] ?? join(root, 'dist', 'release'));
  await ensureInstalled(root);
  await ensureWebBuilt(root, findNode24(root), withNode24First(root));
  const { files, bytes } = makeRelease(root, target);
  console.log(`${target} has ${files} files, ${(bytes / 1e6).toFixed(1)} MB. Run npm start there.`);
});

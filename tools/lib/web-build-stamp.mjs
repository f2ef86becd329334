import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure, timed } from './progress.mjs';
import { runStep } from './run-child.mjs';

const SINGLE_FILES = [
  'vite.config.ts',
  'package-lock.json',
  'tools/build-web.ts',
  'tools/lib/schemas-undescribed.ts',
];

/** Builds the screens unless dist/web was built from exactly these sources. */
export async function ensureWebBuilt(root, node, env = process.env) {
  const stamp = join(root, 'dist', 'web.stamp');
  const wanted = sourceHash(root);
  if (isBuilt(root) && readFileSync(stamp, { encoding: 'utf8', flag: 'a+' }) === wanted) return;
  await timed('Building the screens', async () => {
    const code = await runStep(node, ['tools/build-web.ts', 'tools/lib/schemas-undescribed.ts'], {
      cwd: root,
      env,
    });
    if (code !== 0) throw new Failure('The screens could not be built; the reason is above.');
  });
  writeFileSync(stamp, wanted);
}

function isBuilt(root) {
  return existsSync(join(root, 'dist', 'web', 'index.html'));
}

function sourceHash(root) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const hash = createHash('sha256');
  for (const path of [...SINGLE_FILES, ...sources(root)]) {
    hash.update(`\n${path}\n`);
    if (existsSync(join(root, path))) hash.update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function sources(root) {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => isWebSource(path) && !path.includes('.test.'))
    .sort();
}

/** Whatever is not the server's may be part of a screen: rules, contracts, tabs. */
export function isWebSource(path) {
  return !path.includes('/server/') && !path.endsWith('.md');
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_SCREENS } from './first-screens.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the files of an area's web folder, or of the application's, load later. */
const loadedLater = (folder: string) =>
  globSync(`${folder}/*.{ts,tsx}`, { cwd: ROOT }).flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(/\bimport\('([^']+)'\)/g), ([, to]) =>
      basename(to ?? ''),
    ),
  );
const folderOf = (module: string) => (module.startsWith('src/app/') ? 'src/app/web' : dirname(module));

test.each(FIRST_SCREENS.map(({ at, ...screen }) => ({ path: at.source, ...screen })))(
  'what the page asks for beside the frame is what its area loads for the screen: $path',
  ({ modules }) => {
    for (const module of modules) expect(loadedLater(folderOf(module))).toContain(basename(module));
  },
);

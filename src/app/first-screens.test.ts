import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_SCREENS } from './first-screens.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the routes of a module's area are; those of the application are in its router. */
const routesFor = (module: string) =>
  module.startsWith('src/app/') ? 'src/app/web/router.tsx' : join(dirname(module), 'routes.tsx');

test.each(FIRST_SCREENS.map(({ at, ...screen }) => ({ path: at.source, ...screen })))(
  'what the page asks for beside the frame is what a route imports: $path',
  ({ modules }) => {
    for (const module of modules) {
      const imports = readFileSync(join(ROOT, routesFor(module)), 'utf8').matchAll(/\bimport\('([^']+)'\)/g);
      expect(Array.from(imports, ([, file]) => basename(file ?? ''))).toContain(basename(module));
    }
  },
);

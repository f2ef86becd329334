import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { isWebSource } from './web-build-stamp.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = { '#areas/': 'src/areas/', '#platform/': 'src/platform/', '#app/': 'src/app/' };

/** The files of this project that a file names in its imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, named = '']) => {
    if (named.startsWith('.')) return [relative(ROOT, join(ROOT, dirname(file), named))];
    const alias = Object.entries(FOLDERS).find(([from]) => named.startsWith(from));
    return alias ? [named.replace(alias[0], alias[1])] : [];
  });
}

test('whatever a screen is made of makes the web be built anew when it changes', () => {
  const known = new Set(
    globSync('src/**/web/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\./.test(file)),
  );
  for (const file of known) for (const named of importsOf(file)) if (/\.tsx?$/.test(named)) known.add(named);
  expect(known).toContain('src/app/tabs.ts');
  expect(known).toContain('src/areas/reports/rules/days.ts');
  expect([...known].filter((file) => !isWebSource(file))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const WEB = globSync('**/web/**/*.{ts,tsx}', { cwd: SRC }).map((file) => ({
  file,
  code: readFileSync(join(SRC, file), 'utf8'),
}));

function filesWith(pattern: RegExp): string[] {
  return WEB.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

test('how a change ended is told even if the dialog or row that started it is gone: mutateAsync and then, no callbacks of mutate', () => {
  expect(WEB.length).toBeGreaterThan(1000);
  expect(filesWith(/\bmutate\((?:[^()]|\([^()]*\))*,\s*\{\s*on(?:Success|Error|Settled)\b/)).toEqual([]);
});

test('a filter or page is put over what the address says by then, not over what was drawn', () => {
  expect(filesWith(/search: \{ \.\.\.search, \.\.\.(?:next|writeList)/)).toEqual([]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROMISES } from './promises.ts';

const ROOT = join(import.meta.dirname, '../..');
const testFiles = globSync('{src,tools,db}/**/*.test.ts', { cwd: ROOT });

test('every promise has something that shows it', () => {
  for (const { promise, tests = [], bench } of PROMISES) {
    expect([...tests, ...(bench ?? [])], promise).not.toEqual([]);
    for (const filter of tests)
      expect(
        testFiles.some((file) => file.includes(filter)),
        `${promise}: ${filter}`,
      ).toBe(true);
    // Vitest would take it for an option.
    for (const filter of tests) expect(filter).not.toMatch(/^-/);
    if (bench) expect(existsSync(join(ROOT, bench[0] as string))).toBe(true);
  }
});

test('docs/operating.md has every promise in its table', () => {
  const runbook = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  for (const { promise } of PROMISES) expect(runbook).toContain(`| ${promise} `);
});

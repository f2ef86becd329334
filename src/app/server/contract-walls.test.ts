import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const AREAS = join(import.meta.dirname, '../../areas');

const filesWith = (glob: string, pattern: RegExp) =>
  globSync(glob, { cwd: AREAS })
    .filter((file) => pattern.test(readFileSync(join(AREAS, file), 'utf8')))
    .sort();

test('an id in a query is an idParam, in the contract and in the address bar', () => {
  const coerced = /z\.coerce\s*\.number\(/;
  // The number of a row, and an amount.
  expect(filesWith('*/*contract.ts', coerced)).toEqual([
    'commission-imports/row-contract.ts',
    'commission-report/contract.ts',
  ]);
  const parsed =
    /coerce\.number\(\)\.int\(\)\.(positive\(\)|min\([01]\))\.optional|=> \(\{ \w+: Number\(\w+\) \}\)/;
  expect(filesWith('*/web/*.{ts,tsx}', parsed)).toEqual([]);
});

test('an id with a name is `named`', () => {
  expect(
    filesWith('*/*contract.ts', /z\.object\(\{ id: (?:\w+|z\.number\(\)\.int\(\)), name: z\.string\(\) \}\)/),
  ).toEqual([]);
});

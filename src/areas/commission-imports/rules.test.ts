import { expect, test } from 'vitest';
import { NO_COLUMNS } from './columns.ts';
import { isSameDryRun, rowsToImport, whyHeld } from './rules.ts';

test('an import is taken back while nothing of it has moved', () => {
  expect(whyHeld({ moved: 0, archived: 0 })).toBeUndefined();
  expect(whyHeld({ moved: 1, archived: 2 })).toMatch(/^1 line is staged, settled or forwarded\./);
  expect(whyHeld({ moved: 0, archived: 1200 })).toMatch(/^1,200 lines are in an archived file\./);
  expect(whyHeld({ moved: 0, archived: 0, posted: 2 })).toBe(
    '2 lines are in a posted file, which is closed.',
  );
});

test('rows with a problem are not imported', () => {
  expect(
    rowsToImport([
      { outcome: 'number', rows: 3 },
      { outcome: 'unmatched', rows: 2 },
      { outcome: 'problem', rows: 9 },
    ]),
  ).toBe(5);
});

test('a dry run is a different one when its columns or its results differ', () => {
  const [number, problem] = [
    { outcome: 'number' as const, rows: 3, total: 100 },
    { outcome: 'problem' as const, rows: 1, total: 0 },
  ];
  const seen = { map: NO_COLUMNS, outcomes: [number, problem] };
  expect(isSameDryRun(seen, { ...seen, outcomes: [problem, number] })).toBe(true);
  expect(isSameDryRun(seen, { ...seen, outcomes: [number] })).toBe(false);
  expect(isSameDryRun(seen, { ...seen, outcomes: [{ ...number, total: 101 }, problem] })).toBe(false);
  expect(isSameDryRun(seen, { ...seen, map: { ...NO_COLUMNS, effectiveDate: 'Date' } })).toBe(false);
});

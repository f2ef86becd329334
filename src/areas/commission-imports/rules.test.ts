import { expect, test } from 'vitest';
import { NO_COLUMNS } from './columns.ts';
import { endingOf, isSameDryRun, problemOfFile, rowsToImport, whyHeld } from './rules.ts';

test('a statement is a CSV or an XLSX file with something in it', () => {
  expect(endingOf('March.CSV')).toBe('.csv');
  expect(problemOfFile({ name: 'march.xlsx', size: 10 })).toBeUndefined();
  expect(problemOfFile({ name: 'march.csv', size: 0 })).toBe('The file is empty.');
  expect(problemOfFile({ name: 'march.pdf', size: 1 })).toBe('Choose a CSV or an XLSX file.');
  expect(problemOfFile({ name: 'march.xls', size: 1 })).toContain('Save it as XLSX or CSV.');
});

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

import { expect, test } from 'vitest';
import { endingOf, problemOfFile } from './endings.ts';

test('a file of rows is a CSV or an XLSX file with something in it', () => {
  expect(endingOf('March.CSV')).toBe('.csv');
  expect(problemOfFile({ name: 'march.xlsx', size: 10 })).toBeUndefined();
  expect(problemOfFile({ name: 'march.csv', size: 0 })).toBe('The file is empty.');
  expect(problemOfFile({ name: 'march.pdf', size: 1 })).toBe('Choose a CSV or an XLSX file.');
  expect(problemOfFile({ name: 'march.xls', size: 1 })).toContain('Save it as XLSX or CSV.');
});

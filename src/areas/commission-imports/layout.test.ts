import { expect, test } from 'vitest';
import { headingsAt, type PreviewedSheet, previewOf, rowCountAt } from '#platform/shared/sheets/preview.ts';
import { findSaved } from '#platform/shared/sheets/sheet-layout.ts';
import { type ColumnMap, NO_COLUMNS } from './columns.ts';
import { guessHeading, guessLayout, layoutProblem, placesIn } from './layout.ts';

const HEAD = ['Policy', 'Insured', 'Date', 'Premium', 'Commission'];
const ROW = ['HO-1', 'Ann', '3/1/2026', '100', '10'];
const TITLE = ['Acme Insurance', 'Commission statement', 'Statement date 03/31/2026'];

const placesOf = (sheets: readonly PreviewedSheet[], map?: ColumnMap) =>
  sheets.map((sheet) => placesIn(sheet, map));

test('a title row of three or more cells above the headings is not taken for them', () => {
  expect(guessHeading([TITLE, [], HEAD, ROW])?.headingRow).toBe(3);
  expect(guessHeading([['Agency', 'Code', 'City', 'State', 'ZIP'], HEAD, ROW])?.headingRow).toBe(2);
  expect(guessHeading([HEAD, ROW])?.headingRow).toBe(1);
});

test('a summary above the rows is not taken for them', () => {
  const summary = [
    ['Line of Business', 'Premium', 'Commission'],
    ['Home', '100', '10'],
  ];
  expect(guessHeading([...summary, HEAD, ROW])?.headingRow).toBe(3);
});

test('headings in words that nobody knows are the first line that is about as wide as the widest', () => {
  const unknown = ['Nr', 'Wer', 'Wann', 'Wofür', 'Betrag'];
  expect(guessHeading([['a', '', ''], unknown, ['1', '2', '3', '4', '5']])?.headingRow).toBe(2);
  expect(
    guessHeading([
      ['Acme', 'March', 'Page 1'],
      [...unknown, 'x'],
      ['1', '2', '3', '4', '5', '6'],
    ])?.headingRow,
  ).toBe(2);
  expect(guessHeading([['a', 'b'], ['c']])).toBeUndefined();
});

test('the sheet whose headings are known best is proposed: a summary may come first', () => {
  const sheets = [
    previewOf('Summary', [
      ['Line', 'Premium', 'Commission'],
      ['Home', '100', '10'],
    ]),
    previewOf('Details', [TITLE, HEAD, ROW, ROW]),
    previewOf('Empty', [HEAD]),
  ];
  expect(guessLayout(placesOf(sheets))).toEqual({ sheet: 'Details', headingRow: 2 });
  expect(guessLayout(placesOf([previewOf('', [HEAD])]))).toEqual({
    problem: 'The file has headings and no rows below them.',
  });
  expect(guessLayout(placesOf([previewOf('', [['a']])]))).toEqual({
    problem: expect.stringMatching(/^No headings were/),
  });
});

test('the columns that are saved tell where the headings are; of several places, the previous one', () => {
  const map = { ...NO_COLUMNS, policyNumber: 'Nr', transactionDate: 'Wann', commission: 'Betrag' };
  const nr = [
    ['Policy', 'Date', 'Commission'],
    ['Nr', 'Wann', 'Betrag'],
    ['1', '2', '3'],
    ['Nr', 'Wann', 'Betrag'],
    ['4', '5', '6'],
  ];
  const sheets = [previewOf('A', nr), previewOf('B', nr)];
  const find = (sheet: string, headingRow: number) => findSaved(placesOf(sheets, map), { sheet, headingRow });
  expect(find('B', 4)).toEqual({ sheet: 'B', headingRow: 4 });
  expect(find('B', 9)).toEqual({ sheet: 'B', headingRow: 2 });
  expect(find('Gone', 2)).toEqual({ sheet: 'A', headingRow: 2 });
  const other = placesOf([previewOf('A', [HEAD, ROW])], map);
  expect(findSaved(other, { sheet: 'A', headingRow: 1 })).toBeUndefined();
});

test('the row that a person chooses gives the headings, their examples and the number of rows', () => {
  const sheet = previewOf('', [TITLE, HEAD, ROW, [], ROW]);
  expect(headingsAt(sheet, 2)[0]).toEqual({ name: 'Policy', samples: ['HO-1', 'HO-1'] });
  expect(rowCountAt(sheet, 2)).toBe(2);
  expect(layoutProblem(sheet, 2)).toBeUndefined();
  expect(layoutProblem(sheet, 4)).toEqual({ headingRow: [expect.stringMatching(/^No headings/)] });
  expect(layoutProblem(sheet, 5)).toEqual({ headingRow: [expect.stringMatching(/no rows below/)] });
  expect(layoutProblem(sheet, 31)).toEqual({ headingRow: ['Choose one of the first 5 rows.'] });
  expect(layoutProblem(undefined, 1)).toEqual({ sheet: ['The file has no such sheet.'] });
});

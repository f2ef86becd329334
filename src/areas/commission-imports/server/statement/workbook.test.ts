import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { plainArchive, sheetNames } from '#platform/server/sheets/plain-archive.ts';
import {
  dateCell,
  hidePart,
  makeWorkbook,
  numberCell,
  textCell,
} from '#platform/server/sheets/test-workbook.ts';
import { NO_COLUMNS } from '../../columns.ts';
import { inspectStatement, readStatement } from './open-statement.ts';
import { readTable } from './test-table.ts';

const HEAD = ['Policy', 'Name', 'Date', 'Commission']
  .map((text, at) => textCell(`${'ABCD'[at]}1`, text))
  .join('');
const row = (date: string, commission: string, name = 'Ann') =>
  `${textCell('A2', 'HO-1')}${textCell('B2', name)}${date}${commission}`;
const cellsOf = async (cells: string) =>
  (await readTable(makeWorkbook([HEAD, cells]), '.xlsx')).rows[0]?.cells;
const DAY = dateCell('C2', '46082');

test('a formula counts as its result; one without a result or with an error is empty', async () => {
  const formula = (rest: string) => `<c r="D2"${rest}</c>`;
  expect(await cellsOf(row(DAY, formula('><f>1+2</f><v>3.5</v>')))).toEqual([
    'HO-1',
    'Ann',
    '2026-03-01',
    '3.5',
  ]);
  expect(await cellsOf(row(DAY, formula(' t="e"><f>1/0</f><v>#DIV/0!</v>')))).toEqual([
    'HO-1',
    'Ann',
    '2026-03-01',
    '',
  ]);
  expect(await cellsOf(row(DAY, formula('><f>1+2</f>')))).toEqual(['HO-1', 'Ann', '2026-03-01', '']);
});

test.each(['1e15', '1e400'])('a date of %s is told as none, and the others are read', async (value) => {
  expect(await cellsOf(row(dateCell('C2', value), numberCell('D2', '5')))).toEqual([
    'HO-1',
    'Ann',
    'No date',
    '5',
  ]);
});

const book = (sheets: Readonly<Record<string, (string | number)[][]>>) =>
  writeExcelFile(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) => row.map((value) => ({ value }))),
    })),
  ).toBuffer();
const PAID = [
  ['Policy', 'Name', 'Date', 'Commission'],
  ['HO-1', 'Ann', '3/1/2026', 5],
];

test('every sheet is looked at, and the one that is named is read below the row that is named', async () => {
  const bytes = await book({
    Summary: [['Total', 5]],
    "Bob's <list> & more": [['March', 'of', 'Acme'], ...PAID],
  });
  expect(sheetNames(bytes)).toEqual(['Summary', "Bob's <list> & more"]);
  const sheets = await inspectStatement(1, bytes, '.xlsx');
  expect(sheets.map(({ name, filledLines }) => [name, filledLines])).toEqual([
    ['Summary', 1],
    ["Bob's <list> & more", 3],
  ]);
  expect(sheets[1]?.lines[1]).toEqual(PAID[0]);
  const map = { ...NO_COLUMNS, policyNumber: 'Policy', transactionDate: 'Date', commission: 'Commission' };
  const layout = { sheet: "Bob's <list> & more", headingRow: 2 };
  for await (const { rows } of readStatement(1, bytes, '.xlsx', { map, skip: 0, layout }))
    expect(JSON.parse(rows)).toMatchObject([{ row_number: 3, policy_number: 'HO-1', commission: 500 }]);
  expect(() => plainArchive(bytes, 'Gone')).toThrow(/^This workbook cannot be read/);
});

test('a sheet that cannot be read is not offered while another one can', async () => {
  const far = `<row r="1048576">${numberCell('H1048576', '1')}</row>`;
  const bytes = makeWorkbook([HEAD, row(DAY, numberCell('D2', '5'))], '', { Far: far });
  expect((await inspectStatement(1, bytes, '.xlsx')).map(({ name }) => name)).toEqual(['S']);
});

test('of merged cells the first one has the text', async () => {
  const below = numberCell('D3', '6');
  const { rows } = await readTable(makeWorkbook([HEAD, row(DAY, numberCell('D2', '5')), below]), '.xlsx');
  expect(rows[1]?.cells).toEqual(['', '', '', '6']);
});

test('what the database would not take is left out of texts', async () => {
  const name = 'A&#0;n&#xD800;n&#7;';
  expect((await cellsOf(row(DAY, numberCell('D2', '5'), name)))?.[1]).toBe('An\uFFFDn');
});

test('a workbook that bursts when it is unpacked is refused, whatever it announces', async () => {
  const bomb = makeWorkbook([HEAD, row(DAY, numberCell('D2', '5'), ' '.repeat(3_000_000))]);
  expect(bomb.length).toBeLessThan(50_000);
  await expect(inspectStatement(1, bomb, '.xlsx')).rejects.toThrow(/^This workbook cannot be read/);
});

test('the sizes of all parts count together, and those of an honest workbook are within the limit', async () => {
  const written = await writeExcelFile([[{ value: 'a' }]]).toBuffer();
  expect(() => plainArchive(written, '', 500)).toThrow(/^This workbook is too large to read\./);
  expect(plainArchive(written).toString('latin1')).toContain('<sheetData>');
});

test('what is hidden between the parts of an archive is never unpacked', async () => {
  const plain = makeWorkbook([HEAD, row(DAY, numberCell('D2', '5'))]);
  const hidden = hidePart(plain, 'xl/hidden.xml', '<hidden/>');
  expect(plainArchive(hidden).equals(plainArchive(plain))).toBe(true);
  expect((await inspectStatement(1, hidden, '.xlsx'))[0]?.filledLines).toBe(2);
});

test('of several sheets only the one that is read is unpacked', async () => {
  const bytes = await book({ One: [['first']], Two: [['second']] });
  expect(plainArchive(bytes, 'Two').toString('latin1')).not.toContain('xl/worksheets/sheet1.xml');
  const text = plainArchive(bytes).toString('latin1');
  expect(text).toContain('sheet1.xml');
  expect(text).not.toContain('xl/worksheets/sheet2.xml');
});

test.each([
  ['to the right', numberCell('XFD2', '5'), 400, 'XFD400'],
  ['below', '', 1_048_576, 'H1048576'],
])('a cell that stands far %s is named at once', async (_, right, last, place) => {
  const rows = [HEAD, row(DAY, numberCell('D2', '5')) + right];
  const far = makeWorkbook(rows, `<row r="${last}">${numberCell(place, '1')}</row>`);
  await expect(inspectStatement(1, far, '.xlsx')).rejects.toThrow(
    `The sheet reaches to the cell ${place}, too far to be read at once.`,
  );
});

test('a cell far out that is only painted does no harm, and a row that no sheet has is refused', async () => {
  const rows = [HEAD, `${row(DAY, numberCell('D2', '5'))}<c r="XFD2" s="1"/>`];
  const painted = makeWorkbook(rows, '<row r="1048576"><c r="A1048576" s="1"/></row>');
  expect((await inspectStatement(1, painted, '.xlsx'))[0]?.filledLines).toBe(2);
  const nowhere = makeWorkbook(rows, `<row r="9999999999">${numberCell('A9999999999', '1')}</row>`);
  await expect(inspectStatement(1, nowhere, '.xlsx')).rejects.toThrow(/^This workbook cannot be read/);
});

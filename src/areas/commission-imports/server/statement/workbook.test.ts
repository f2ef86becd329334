import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { inspectStatement } from './open-statement.ts';
import { readTable } from './read-table.ts';
import { refuseBursting } from './refuse-bursting.ts';
import { dateCell, makeWorkbook, numberCell, textCell } from './test-workbook.ts';

const HEAD = ['Policy', 'Name', 'Date', 'Commission']
  .map((text, at) => textCell(`${'ABCD'[at]}1`, text))
  .join('');
const row = (date: string, commission: string, name = 'Ann') =>
  `${textCell('A2', 'HO-1')}${textCell('B2', name)}${date}${commission}`;
const cellsOf = async (cells: string) =>
  (await readTable(makeWorkbook([HEAD, cells]), '.xlsx')).rows[0]?.cells;
const DAY = dateCell('C2', '46082');

test('a formula counts as what it came to; one that came to nothing or to an error is empty', async () => {
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

test('who has the statement on the second sheet is told that the first one is read', async () => {
  await expect(readTable(makeWorkbook([textCell('A1', 'Summary')]), '.xlsx')).rejects.toThrow(
    /first sheet of a/,
  );
  await expect(readTable(makeWorkbook([HEAD]), '.xlsx')).rejects.toThrow(
    /no rows below them\. Only the first/,
  );
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
  const bomb = makeWorkbook([HEAD, row(DAY, numberCell('D2', '5'), ' '.repeat(300_000_000))]);
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(inspectStatement(bomb, '.xlsx')).rejects.toThrow(
    /^This workbook unpacks to more than can be read/,
  );
});

test('the sizes of all parts count together, and those of an honest workbook are within the limit', async () => {
  const book = makeWorkbook([HEAD]);
  expect(() => refuseBursting(book, 1000)).toThrow(/^This workbook unpacks/);
  expect(() => refuseBursting(book, 10_000)).not.toThrow();
  const written = await writeExcelFile([[{ value: 'a' }]]).toBuffer();
  expect(() => refuseBursting(written, 500)).toThrow();
  expect(() => refuseBursting(written)).not.toThrow();
});

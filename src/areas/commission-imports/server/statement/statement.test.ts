import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { headingsAt, rowCountAt } from '#platform/shared/sheets/preview.ts';
import { NO_COLUMNS } from '../../columns.ts';
import { inspectStatement, readStatement } from './open-statement.ts';
import type { Batch } from './statement-rows.ts';
import { readTable } from './test-table.ts';

const csv = (text: string | Buffer) => readTable(Buffer.from(text as string), '.csv');
const HEAD = 'Policy,Name,Date,Commission';
const ROW = 'HO-1,Núñez – “Ann”,3/1/2026,€5';
const TEXT = `${HEAD}\r\n${ROW}\r\n`;
const UTF16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
const WINDOWS = Buffer.from(
  TEXT.replaceAll(/[–“”€]/g, (sign) =>
    String.fromCharCode({ '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 }[sign] ?? 0),
  ),
  'latin1',
);

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, the small end first', UTF16],
  ['UTF-16, the large end first', Buffer.from(UTF16).swap16()],
  ['Windows-1252', WINDOWS],
])('%s is read right', async (_, bytes) => {
  expect(await csv(bytes)).toEqual({
    headings: ['Policy', 'Name', 'Date', 'Commission'],
    rows: [{ number: 2, cells: ['HO-1', 'Núñez – “Ann”', '3/1/2026', '€5'] }],
  });
});

test.each([';', '\t'])('the separator %j is found, with commas inside of texts', async (sign) => {
  const { headings, rows } = await csv(`A${sign}B${sign}C\n"1,5"${sign}x${sign}y\n`);
  expect(headings).toEqual(['A', 'B', 'C']);
  expect(rows[0]?.cells).toEqual(['1,5', 'x', 'y']);
});

test('quoted line breaks and marks, lines above the heading, empty lines, short and long rows', async () => {
  const text = 'Statement of March\n\nPol,Name,Comm,\n"a""b","x\ny",1,\n\n,,\nb,c\nd,e,2,,extra\n';
  expect(await csv(text)).toEqual({
    headings: ['Pol', 'Name', 'Comm', 'Column 4'],
    rows: [
      { number: 4, cells: ['a"b', 'x\ny', '1', ''] },
      { number: 7, cells: ['b', 'c'] },
      { number: 8, cells: ['d', 'e', '2', '', 'extra'] },
    ],
  });
});

test('a mark within a text is taken as it is when the text ends on its line', async () => {
  const { rows } = await csv(`${HEAD}\nHO-1,"Bob "the man" Smith",3/1/2026,5\nHO-2,"Ann",3/2/2026,6`);
  expect(rows.map(({ cells }) => cells[1])).toEqual(['Bob "the man" Smith', 'Ann']);
});

test('a row with more cells than headings is a problem: 1,234.56 must not be paid as 1', async () => {
  const map = { ...NO_COLUMNS, policyNumber: 'Policy', transactionDate: 'Date', commission: 'Commission' };
  const bytes = Buffer.from(`${HEAD}\nHO-1,Ann,3/1/2026,1,234.56\nHO-1,Ann,3/1/2026,5,,\n`);
  const batches: Batch[] = [];
  for await (const batch of readStatement(1, bytes, '.csv', { map, skip: 0 })) batches.push(batch);
  expect(JSON.parse(batches[0]?.rows ?? '')).toMatchObject([
    { problem: expect.stringMatching(/^The row has more cells than there are headings\./) },
    { problem: '', commission: 500 },
  ]);
});

test('an example is cut between characters', async () => {
  const [sheet] = await inspectStatement(1, Buffer.from(`${HEAD}\na${'😀'.repeat(80)},b,c,d`), '.csv');
  expect(sheet?.lines[1]?.[0]?.isWellFormed()).toBe(true);
  expect(headingsAt(sheet ?? { lines: [] }, 1)[0]?.samples[0]?.isWellFormed()).toBe(true);
});

test('headings that occur twice are distinguished', async () => {
  expect((await csv('A,A,A,B\n1,2,3,4')).headings).toEqual(['A', 'A (2)', 'A (3)', 'B']);
});

test.each<[string, string | Buffer, RegExp]>([
  ['nothing', '', /^The file is empty\./],
  ['spaces', ' \n \n', /^The file is empty\./],
  ['headings alone', 'A,B,C\n', /^The file has headings and no rows/],
  ['too few columns', 'A,B\n1,2\n', /^No headings were found: a statement has at least three columns/],
  ['10 MB on one line', `${HEAD}\n${'x'.repeat(10_000_000)}`, /^Row 2 has more than 100,000 characters/],
  ['a quotation mark that stays open', `${HEAD}\n"a,b,c\nd,e,f`, /^A quotation mark opens in row 2/],
  [
    'a mark within a text that takes the next row for a part of it',
    `${HEAD}\nHO-1,"Bob" Smith,3/1/2026,5\nHO-2,"Ann",3/2/2026,6`,
    /^The quotation marks in row 2 do not match/,
  ],
  ['10 MB behind a carriage return', `${HEAD}\r${'x'.repeat(10_000_000)}`, /^Row 2 has more than 100,000/],
  ['a workbook', Buffer.from('PK\x03\x04 and more', 'latin1'), /^The content of this file is not text/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /is not text/],
  ['bytes', Buffer.from([1, 0, 0, 0, 7, 8]), /is not text/],
  ['a bell', `${HEAD}\na\x07,b,c,d`, /is not text/],
  ['UTF-16 without its mark', UTF16.subarray(2), /seems to be UTF-16 without its mark/],
  ['UTF-16 that breaks off', UTF16.subarray(0, -1), /says that it is UTF-16/],
  [
    'a mark of UTF-8 before something else',
    Buffer.from([0xef, 0xbb, 0xbf, 0x41, 0xe9, 0x42]),
    /says that it is UTF-8/,
  ],
  [
    'another encoding',
    Buffer.from([...Buffer.from(`${HEAD}\n`), 0x81, 0x40, 0xe9, 0x2c]),
    /neither UTF-8 nor Windows-1252/,
  ],
])('%s is refused in words', async (_, text, words) => {
  await expect(csv(text)).rejects.toThrow(words);
});

test('a workbook gives dates, numbers without dust and texts', async () => {
  const day = new Date('2026-03-01T00:00:00Z');
  const bytes = await writeExcelFile([
    ['Policy', 'Date', 'Commission', 'Premium'].map((value) => ({ value })),
    [
      { value: 'HO-1' },
      { value: day, type: Date, format: 'mm/dd/yyyy' },
      { value: 0.1 + 0.2 },
      { value: 12.345 },
    ],
    [{ value: 12_345_678 }, null, { value: -5 }, null],
  ]).toBuffer();
  expect((await readTable(bytes, '.xlsx')).rows).toEqual([
    { number: 2, cells: ['HO-1', '2026-03-01', '0.3', '12.345'] },
    { number: 3, cells: ['12345678', '', '-5', ''] },
  ]);
  await expect(readTable(Buffer.from('no workbook'), '.xlsx')).rejects.toThrow(
    /^This workbook cannot be read/,
  );
});

test('a thread inspects a file and reads on from where it left off', async () => {
  const lines = Array.from({ length: 2500 }, (_, at) => `P-${at},Ann of the longest street,3/1/2026,${at}`);
  const bytes = Buffer.from([HEAD, ...lines].join('\n'));
  const [sheet = { name: '', lines: [], filledLines: 0 }] = await inspectStatement(1, bytes, '.csv');
  expect(rowCountAt(sheet, 1)).toBe(2500);
  expect(headingsAt(sheet, 1)[0]).toEqual({ name: 'Policy', samples: ['P-0', 'P-1', 'P-2'] });
  const map = { ...NO_COLUMNS, policyNumber: 'Policy', transactionDate: 'Date', commission: 'Commission' };
  const batches: Batch[] = [];
  for await (const batch of readStatement(1, bytes, '.csv', { map, skip: 1200 })) batches.push(batch);
  expect(batches.map(({ count }) => count)).toEqual([1000, 300]);
  expect(JSON.parse(batches[0]?.rows ?? '')[0]).toMatchObject({ row_number: 1202, policy_number: 'P-1200' });
});

import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';
import type { Cell } from './sheet.ts';
import { xlsxFile } from './xlsx-file.ts';

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

const sheetOf = (rows: readonly (readonly Cell[])[]) => ({
  name: 'receipts',
  columns: ['When', 'What', 'Amount'],
  rows: rowsOf(rows),
});
const MOMENT = new Date('2026-11-15T13:05:09.123Z');

test('lines with a mark for UTF-8, quoted where they must be', async () => {
  const file = csvFile(
    sheetOf([
      [MOMENT, 'Núñez, "Ann"\nLee', -12.5],
      [null, '', 0],
    ]),
  );
  expect(file).toMatchObject({ filename: 'receipts.csv', contentType: 'text/csv; charset=utf-8' });
  expect((await bytesOf(file.content)).toString()).toBe(
    '\uFEFFWhen,What,Amount\r\n2026-11-15 13:05:09,"Núñez, ""Ann""\nLee",-12.5\r\n,,0\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\r=1', '＝1'])(
  'a text that begins like a formula is defused: %j',
  async (text) => {
    const content = (await bytesOf(csvFile(sheetOf([[text, null, null]])).content)).toString();
    expect(content).toMatch(/\r\n"?'/);
  },
);

test('a long list goes out in pieces, none of them before its rows are read', async () => {
  let read = 0;
  async function* many() {
    for (; read < 20_000; read++) yield ['2026', 'a line like any other', read];
  }
  const pieces = csvFile({ name: 'x', columns: ['a', 'b', 'c'], rows: many() }).content[
    Symbol.asyncIterator
  ]();
  await pieces.next();
  expect(read).toBeLessThan(4_000);
});

test('a workbook keeps numbers, moments and texts; what looks like a formula is a text', async () => {
  const file = await xlsxFile(1, sheetOf([[MOMENT, '=HYPERLINK("http://x")', 12.5]]));
  const bytes = await bytesOf(file.content);
  expect(file).toMatchObject({ filename: 'receipts.xlsx', size: bytes.length });
  const [sheet] = await readExcelFile(bytes);
  const [head, row] = sheet?.data ?? [];
  expect(head).toEqual(['When', 'What', 'Amount']);
  expect(row?.[1]).toBe('=HYPERLINK("http://x")');
  expect(row?.[2]).toBe(12.5);
  expect(String(row?.[0])).toBe(String(new Date('2026-11-15T13:05:09Z')));
});

test('others are answered while a workbook is made', async () => {
  async function* many() {
    for (let at = 0; at < 5_000; at++) yield [MOMENT, 'a line like any other', at];
  }
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const { size } = await xlsxFile(1, { name: 'x', columns: ['a', 'b', 'c'], rows: many() });
  clearInterval(timer);
  expect(size).toBeGreaterThan(10_000);
  expect(turns).toBeGreaterThan(10);
});

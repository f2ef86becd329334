import { expect, test } from 'vitest';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import { previewOf } from '#platform/shared/sheets/preview.ts';
import { batchesOf } from './server/statement/statement-rows.ts';
import type { StagedRow } from './statement-row.ts';
import { checkSheets, checkTotals, totalLabel, totalWords, whyTotalsDiffer } from './totals.ts';

const labelOf = (policyNumber: string, customer: string, date: string, more: readonly string[] = []) =>
  totalLabel({ policyNumber, hasDate: date !== '', cells: [policyNumber, customer, date, ...more] });

test.each([
  ['Total', '', ''],
  ['', 'Grand Total:', ''],
  ['TOTALS', '', '2026-11-30'],
  ['', 'Sub-total for agent 7', ''],
  ['Total for PA-123', '', '2026-11-30'],
  ['', 'Homeowners total', ''],
  ['PA-123', 'Subtotal', ''],
  ['', 'Commission due', ''],
  ['', 'TOTAL COMMISSION PAID THIS STATEMENT', '2026-11-30'],
])('%s %s %s is a total', (number, customer, date) => {
  expect(labelOf(number, customer, date)).toBe(number === 'PA-123' ? customer : number || customer);
});

test.each([
  ['PA-123', 'Total Wine & More', '2026-11-30'],
  ['', 'Total Wine & More', '2026-11-30'],
  ['PA-123', 'Total Wine & More', ''],
  ['PA-123', 'Ann Totally', '2026-11-30'],
  ['TOT-44', 'Ann', '2026-11-30'],
  ['PA-123', 'Ann', ''],
])('%s %s %s is a row', (number, customer, date) => {
  expect(labelOf(number, customer, date)).toBe('');
});

const HEADINGS = ['Policy', 'Insured', 'Date', 'Commission'];
const MAP = {
  policyNumber: 'Policy',
  customerName: 'Insured',
  productName: null,
  transactionDate: 'Date',
  effectiveDate: null,
  expirationDate: null,
  premium: null,
  commission: 'Commission',
};
const staged = (lines: readonly string[], skip = 0): StagedRow[] => {
  const rows = lines.map((line, at) => ({ number: at + 2, cells: line.split('|') }));
  return [...batchesOf({ headings: HEADINGS, rows }, MAP, skip)].flatMap((batch) => JSON.parse(batch.rows));
};

test('a total without a word is known by being the sum of the rows above it', () => {
  const lines = ['A1|Ann|3/1/2026|10.00', 'A2|Bob|3/1/2026|5.50', '|||15.50', '|||15.51'];
  expect(staged(lines).map((row) => row.total_label)).toEqual(['', '', 'Total', '']);
  expect(staged(lines)[3]?.problem).toMatch(/^There is neither/);
  // After a kill the rows that are stored already are added up too.
  expect(staged(lines, 2).map((row) => row.total_label)).toEqual(['Total', '']);
});

test('totals are left out of the sums and compared with the rows that they add up', () => {
  const total = (row: number, label: string, carrier: number, above: number) => ({
    row,
    label,
    carrier,
    above,
  });
  const checked = checkTotals([
    total(4, 'Total Home', 1000, 1000),
    total(7, 'Total Auto', 500, 1500),
    total(8, 'Grand Total', 1500, 1500),
  ]);
  expect(checked.map(({ agrees }) => agrees)).toEqual([true, true, true]);
  expect(whyTotalsDiffer(checked)).toBeUndefined();
});

test('a total that does not agree is told with both amounts, a grand total against all rows', () => {
  const [section, grand] = checkTotals([
    { row: 4, label: 'Subtotal', carrier: 900, above: 1000 },
    { row: 9, label: 'Grand Total', carrier: 500, above: 1500 },
  ]);
  expect(section).toMatchObject({ agrees: false, ours: 1000 });
  expect(grand).toMatchObject({ agrees: false, ours: 1500 });
  expect(whyTotalsDiffer([section, grand] as never)).toBe(
    'Carrier’s total 9.00, our rows 10.00 (Subtotal, row 4). 1 more differ. Correct the rows, or import them although the totals differ.',
  );
});

test('a negative total is compared like any other', () => {
  const [checked] = checkTotals([{ row: 3, label: 'Total', carrier: -14_958, above: -14_958 }]);
  expect(checked).toMatchObject({ agrees: true, ours: -14_958 });
  expect(totalWords(checked as never)).toBe(
    'Carrier’s total \u2212149.58, our rows \u2212149.58 (Total, row 3)',
  );
});

test('a summary sheet that disagrees is told, and a sheet with rows of its own is named', () => {
  const summary = previewOf('Summary', [
    ['Line of Business', 'Premium', 'Commission'],
    ['Home', '100', '10.00'],
    ['Total', '100', '10.00'],
  ]);
  const other = previewOf('Office 2', [HEADINGS, ['A9', 'Cy', '3/1/2026', '7']]);
  const chosen = previewOf('Office 1', [HEADINGS, ['A1', 'Ann', '3/1/2026', '9']]);
  const found = checkSheets([summary, chosen, other], 'Office 1', 900);
  expect(found.unread).toEqual(['Office 2']);
  expect(found.totals).toEqual([
    { sheet: 'Summary', row: 3, label: 'Total', carrier: 1000, ours: 900, agrees: false },
  ]);
  expect(checkSheets([summary, chosen], 'Office 1', 1000).totals[0]?.agrees).toBe(true);
});

test('totals cost no more the more there are: fifty thousand rows with sixteen thousand totals', async () => {
  const rows = Array.from({ length: 16_667 }, (_, at) => [
    `A${at}|Ann|3/1/2026|${at % 90}.07`,
    `B${at}|Bob|3/1/2026|1.11`,
    `|||${(((at % 90) * 100 + 118) / 100).toFixed(2)}`,
  ]).flat();
  const took = await processorMs(() => {
    expect(staged(rows).filter((row) => row.total_label !== '')).toHaveLength(16_667);
  });
  // Comparing each total with each row above it would take minutes.
  expect(took).toBeLessThan(10_000);
});

import { expect, test } from 'vitest';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import type { Field } from './columns.ts';
import { readStatementAmount, readStatementDay, stageRow } from './statement-row.ts';

test.each([
  ['1,234.56', 123_456],
  ['1234.5', 123_450],
  ['(12.50)', -1250],
  ['$(12.50)', -1250],
  ['($12.50)', -1250],
  ['$-3', -300],
  ['-$3', -300],
  ['- 3.00', -300],
  ['12.50-', -1250],
  ['\u22124.10', -410],
  ['$ 7', 700],
  ['.5', 50],
  ['3.', 300],
  ['0', 0],
  ['-0.00', 0],
  ['2,345,678.90', 234_567_890],
])('%s is an amount', (text, cents) => {
  expect(readStatementAmount(text)).toEqual({ value: cents });
});

test.each([
  ['12.345', '“12.345” has more than two decimals.'],
  ['1e9', '“1e9” is not an amount like 1,234.56.'],
  ['12,50', '“12,50” is not an amount like 1,234.56.'],
  ['1.234,56', '“1.234,56” is not an amount like 1,234.56.'],
  ['text', '“text” is not an amount like 1,234.56.'],
  ['-(5)', '“-(5)” is not an amount like 1,234.56.'],
  ['(-5)', '“(-5)” is not an amount like 1,234.56.'],
  ['(5', '“(5” is not an amount like 1,234.56.'],
  ['--5', '“--5” is not an amount like 1,234.56.'],
  ['.', '“.” is not an amount like 1,234.56.'],
  ['$', '“$” is not an amount like 1,234.56.'],
  ['12%', '“12%” is not an amount like 1,234.56.'],
  ['NaN', '“NaN” is not an amount like 1,234.56.'],
  ['99999999999', '“99999999999” is too large.'],
])('%s is none, and is told so', (text, problem) => {
  expect(readStatementAmount(text)).toEqual({ problem });
});

test.each([
  ['11/15/2026', '2026-11-15'],
  ['1/5/26', '2026-01-05'],
  ['2026-11-15', '2026-11-15'],
  ['2026/11/15', '2026-11-15'],
  ['20261115', '2026-11-15'],
  ['11-15-2026', '2026-11-15'],
  ['11/15/2026 00:00', '2026-11-15'],
  ['2026-11-15T23:59:59Z', '2026-11-15'],
  ['02/29/2028', '2028-02-29'],
  ['12-Nov-2026', '2026-11-12'],
  ['9 November 26', '2026-11-09'],
  ['12NOV2026', '2026-11-12'],
  ['Nov 9, 2026', '2026-11-09'],
  ['NOVEMBER 9 2026', '2026-11-09'],
  ['Sept. 9, 2026', '2026-09-09'],
  ['20261112', '2026-11-12'],
  ['46338', '2026-11-12'],
  ['46338.75', '2026-11-12'],
  ['36526', '2000-01-01'],
])('%s is a day', (text, day) => {
  expect(readStatementDay(text)).toEqual({ value: day });
});

test.each([
  '02/30/2026',
  '02/29/2026',
  '13/01/2026',
  '2026-00-10',
  '12-Nob-2026',
  'Nov 31, 2026',
  'Marsh 9, 2026',
  '12345',
  '99999',
  '4633',
  'tomorrow',
  '11/15',
])('%s is no day of the calendar', (text) => {
  expect(readStatementDay(text)).toEqual({ problem: `“${text}” is not a day of the calendar.` });
});

test('half an hour of spaces costs nothing: what is too long is neither an amount nor a day', async () => {
  const long = `-${' '.repeat(60_000)}`;
  const took = await processorMs(() => {
    expect(readStatementAmount(`${long}x`)).toHaveProperty('problem');
    expect(readStatementAmount(`${long}5`)).toEqual({ value: -500 });
    expect(readStatementAmount('1'.repeat(60_000))).toHaveProperty('problem');
    expect(readStatementDay(`${long}T12:5x`)).toHaveProperty('problem');
    expect(readStatementDay(`1/5/2026${' '.repeat(60_000)}12:00 AM`)).toEqual({ value: '2026-01-05' });
  });
  expect(took).toBeLessThan(1000);
});

const row = (cells: Partial<Record<Field, string>>) => stageRow(7, (field) => cells[field] ?? '');
const GOOD = { policyNumber: 'HO-1', transactionDate: '3/1/2026', commission: '12.50' };

test('a row is read into cents and days', () => {
  expect(row({ ...GOOD, premium: '$1,000', effectiveDate: '2026-03-01' })).toEqual({
    row_number: 7,
    policy_number: 'HO-1',
    customer_name: '',
    product_name: '',
    transaction_on: '2026-03-01',
    effdate: '2026-03-01',
    expdate: null,
    commissionable: 100_000,
    commission: 1250,
    problem: '',
    total_label: '',
    cells: null,
  });
});

test('every problem with a row is reported, and what could be read is kept', () => {
  expect(row({ commission: '12.345', transactionDate: '02/30/2026' })).toMatchObject({
    transaction_on: null,
    commission: null,
    problem:
      '“02/30/2026” is not a day of the calendar. “12.345” has more than two decimals. There is neither a policy number nor a customer.',
  });
  expect(stageRow(7, (field) => ({ ...GOOD })[field as 'commission'] ?? '', true).problem).toMatch(
    /^The row has more cells than there are headings\./,
  );
  expect(row({ customerName: 'Total' }).problem).toBe('There is no date. There is no commission.');
  expect(row({ ...GOOD, policyNumber: 'x'.repeat(101) })).toMatchObject({
    policy_number: 'x'.repeat(100),
    problem: 'The policy number has more than 100 characters.',
  });
  expect(row({ ...GOOD, effectiveDate: '3/2/2026', expirationDate: '3/1/2026' }).problem).toBe(
    'The term ends before it begins.',
  );
});

import { expect, test } from 'vitest';
import { periodOf, showPeriod } from './period.ts';

const HEAD = ['Policy', 'Date', 'Commission'];
const above = (...cells: string[]) => periodOf({ lines: [cells, HEAD] }, 2);

test.each([
  [['Statement period', '03/01/2026 - 03/31/2026'], '2026-03'],
  [['Period: 2026-03'], '2026-03'],
  [['For the month of', 'March 2026'], '2026-03'],
  [['Mar. 1, 2026 through Mar. 31, 2026'], '2026-03'],
  [['02/15/2026 to 03/14/2026'], '2026-03'],
  [['Cycle 202603'], '2026-03'],
  [['March 2026', 'statement period'], '2026-03'],
  [['Statement period', '02/15/2026', '03/14/2026'], '2026-03'],
])('%j names the month of the statement', (cells, month) => {
  expect(above(...cells)).toBe(month);
});

test.each([
  [['Acme', 'Statement Period: 03/01/2026 - 03/31/2026', 'Printed 04/15/2026']],
  [['Printed 04/15/2026', 'Statement Period: 03/01/2026 - 03/31/2026']],
  [['03/01/2026 - 03/31/2026', 'Printed 04/15/2026']],
  [['period ending March 31, 2026 - Run date April 3, 2026']],
  [['Period 202603 check 201912']],
  [['Statement month March 2026, next statement 05/01/2026']],
])('%j names March, whatever else is dated in the line', (cells) => {
  expect(above(...cells)).toBe('2026-03');
});

test.each([
  [['Printed 04/02/2026']],
  [['Statement date 03/31/2026', 'Printed 04/02/2026']],
  [['Period', 'all']],
  [['Period 13/2026']],
])('%j names none: a corrected statement is printed on another day', (cells) => {
  expect(above(...cells)).toBe('');
});

test('what is in a column belongs to a policy, not to the statement', () => {
  const lines = [
    ['Policy', 'Policy Period', 'Date', 'Commission'],
    ['HO-1', '10/05/2026 - 04/05/2027', '3/1/2026', '5'],
  ];
  expect(periodOf({ lines }, 1)).toBe('');
});

test('a month is shown in words', () => {
  expect(showPeriod('2026-03')).toBe('March 2026');
  expect(showPeriod('')).toBe('');
});

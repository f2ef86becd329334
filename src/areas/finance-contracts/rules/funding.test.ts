import { expect, test } from 'vitest';
import { fundProblems, toReturn, unfundedItems } from './funding.ts';

const line = {
  id: 1,
  type: 'New Business' as const,
  date: '2026-01-01',
  toFund: 800_00,
  funded: 0,
  reversesId: null,
};

test('an unfunded item is a premium line with what is left to fund', () => {
  expect(unfundedItems('Approved', [{ ...line, funded: 300_00 }])).toEqual([
    { id: 1, type: 'New Business', dateFinanced: '2026-01-01', amount: 500_00 },
  ]);
});

test('a line that is funded, has nothing to fund or was taken back is none', () => {
  expect(unfundedItems('Approved', [{ ...line, funded: 800_00 }])).toEqual([]);
  expect(unfundedItems('Approved', [{ ...line, type: 'Payment', toFund: 0 }])).toEqual([]);
  const opposite = { ...line, id: 2, toFund: -800_00, reversesId: 1 };
  expect(unfundedItems('Approved', [line, opposite])).toEqual([]);
});

test('a quoted or voided contract has none', () => {
  expect(unfundedItems('Quoted', [line])).toEqual([]);
  expect(unfundedItems('Voided', [line])).toEqual([]);
});

test('a void leaves funded amounts standing, to be returned', () => {
  expect(toReturn('Voided', 300_00)).toBe(300_00);
  expect(toReturn('Approved', 300_00)).toBe(0);
});

test('funding takes a part or all of what is left, on a day that has come', () => {
  const fund = (amount: number, dateFinanced = '2026-02-02') =>
    fundProblems({ amount, dateFinanced }, 500_00, '2026-02-02');
  expect(fund(500_00)).toEqual({});
  expect(fund(1)).toEqual({});
  expect(fund(500_01)).toEqual({ amount: ['Enter at most $500.00, which is left to fund.'] });
  expect(fund(0)).toEqual({ amount: ['Enter an amount above zero.'] });
  expect(fund(-1)).toEqual({ amount: ['Enter an amount above zero.'] });
  expect(fund(1, '2026-02-03')).toEqual({
    dateFinanced: ['Enter 02/02/2026 or an earlier day: money is funded once it has come.'],
  });
});

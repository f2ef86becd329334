import { expect, test } from 'vitest';
import { installmentStates } from './installment-states.ts';
import { scheduleOf, settle } from './schedule.ts';

const schedule = scheduleOf({
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  numberPayments: 10,
  advancedOn: '2026-01-01',
});
const after = (paid: number, today: string, balance = 1121_82 - paid) =>
  installmentStates(settle(schedule, paid), today, balance);

test('what is paid, what is overdue, the next one and what comes later', () => {
  expect(after(4 * 112_18, '2026-06-16')).toEqual([
    ...['paid', 'paid', 'paid', 'paid', 'overdue', 'next'],
    ...['later', 'later', 'later', 'later'],
  ]);
});

test('a payment is the next one on its day and overdue from the day after', () => {
  expect(after(0, '2026-01-26')[0]).toBe('next');
  expect(after(0, '2026-01-27').slice(0, 2)).toEqual(['overdue', 'next']);
});

test('one that is paid in part is not paid', () => {
  expect(after(112_17, '2026-01-20')[0]).toBe('next');
  expect(after(112_17, '2026-02-20')[0]).toBe('overdue');
});

test('once nothing is owed, what was not paid is closed', () => {
  expect(new Set(after(0, '2026-06-16', 0))).toEqual(new Set(['closed']));
  expect(after(112_18, '2026-06-16', 0).slice(0, 2)).toEqual(['paid', 'closed']);
  expect(new Set(after(1121_82, '2026-06-16', 0))).toEqual(new Set(['paid']));
});

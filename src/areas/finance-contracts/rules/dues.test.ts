import { expect, test } from 'vitest';
import { dueBy, duesOf, openDownPayments, openItems, paymentsAmong, type Waiting } from './dues.ts';

const installment = (due: string, amount: number, paid = 0) => ({ due, amount, paid });
const CONTRACT: Waiting = {
  contractStatus: 'Approved',
  isDownPaymentProcessed: 1,
  downPayment: 200,
  dateFinanced: '2026-01-05',
  balance: 170,
  openDownPayments: [],
  schedule: [
    installment('2026-01-10', 100, 100),
    installment('2026-02-10', 100, 30),
    installment('2026-03-10', 100),
  ],
};
const NOTHING = { overdue: 0, overdueSince: null, nextDue: null };
const dues = (today: string, fields: Partial<Waiting> = {}) =>
  duesOf(openItems({ ...CONTRACT, ...fields }), today);

test('due is what lies before tomorrow and is not paid, never above the balance', () => {
  const due = (today: string, balance = 170) => dueBy(openItems({ ...CONTRACT, balance }), today);
  expect([due('2026-02-09'), due('2026-02-10'), due('2026-03-31')]).toEqual([0, 70, 170]);
  expect(due('2026-03-31', 120)).toBe(120);
});

test('overdue is what should have been paid before today; the next payment is the first from today on', () => {
  expect(dues('2026-02-10')).toEqual({ ...NOTHING, nextDue: { date: '2026-02-10', amount: 70 } });
  expect(dues('2026-02-11')).toEqual({
    overdue: 70,
    overdueSince: '2026-02-10',
    nextDue: { date: '2026-03-10', amount: 100 },
  });
  expect(dues('2026-04-01')).toMatchObject({ overdue: 170, nextDue: null });
});

test('an open down payment is overdue after the date financed, and until then it comes next', () => {
  const open = { isDownPaymentProcessed: 0 } as const;
  expect(dues('2026-01-06', open)).toEqual({
    overdue: 200,
    overdueSince: '2026-01-05',
    nextDue: { date: '2026-02-10', amount: 70 },
  });
  expect(dues('2026-01-05', open)).toMatchObject({
    overdue: 0,
    nextDue: { date: '2026-01-05', amount: 200 },
  });
  expect(paymentsAmong(openItems({ ...CONTRACT, ...open }))).toHaveLength(2);
});

test('what falls on one day is due together', () => {
  const open = { isDownPaymentProcessed: 0, dateFinanced: '2026-02-10' } as const;
  expect(dues('2026-02-01', open).nextDue).toEqual({ date: '2026-02-10', amount: 270 });
});

test('the open down payment of an additional premium counts from its day on, even without a balance', () => {
  const openDownPayments = [{ payee: 'carrier' as const, date: '2026-01-20', amount: 30 }];
  expect(dues('2026-02-01', { openDownPayments })).toMatchObject({ overdue: 30, overdueSince: '2026-01-20' });
  expect(dues('2026-02-01', { openDownPayments, balance: 0 })).toEqual({
    overdue: 30,
    overdueSince: '2026-01-20',
    nextDue: null,
  });
});

test('receipts cover the oldest down payment of their payee first', () => {
  const added = (payee: 'carrier' | 'premiumFinanceCompany', date: string) => ({
    payee,
    date,
    downPayment: 50,
  });
  const additions = [
    added('carrier', '2026-01-20'),
    added('premiumFinanceCompany', '2026-01-21'),
    added('carrier', '2026-02-20'),
  ];
  expect(openDownPayments(additions, { carrier: 40, premiumFinanceCompany: 50 })).toEqual([
    { payee: 'premiumFinanceCompany', date: '2026-01-21', amount: 50 },
    { payee: 'carrier', date: '2026-02-20', amount: 40 },
  ]);
});

test('a contract without a balance owes no payment, and one that is not approved owes nothing', () => {
  expect(dues('2026-04-01', { balance: 0 })).toEqual(NOTHING);
  for (const contractStatus of ['Quoted', 'Voided'] as const)
    expect(dues('2026-04-01', { contractStatus, isDownPaymentProcessed: 0 })).toEqual(NOTHING);
});

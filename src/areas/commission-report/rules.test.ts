import { expect, test } from 'vitest';
import { type Kind, kindOf, mailTo, rateOf } from './rules.ts';

const paid = {
  premium: 100_000,
  expected: 10_000,
  percent: 1000,
  paidLines: 1,
  received: 10_000,
  commissionable: 100_000,
};

test('a term with no paid line has no commission', () => {
  expect(kindOf({ ...paid, paidLines: 0, received: 0, commissionable: 0 }, 100)).toBe('none');
});

test('a term that is paid in full at the product’s percent is not in the report', () => {
  expect(kindOf(paid, 100)).toBeUndefined();
});

test('the right rate on too much premium is overpaid: a premium named twice was paid twice', () => {
  expect(kindOf({ ...paid, paidLines: 2, received: 20_000, commissionable: 200_000 }, 100)).toBe('overpaid');
  expect(kindOf({ ...paid, received: 10_100, commissionable: 101_000 }, 100)).toBeUndefined();
  expect(kindOf({ ...paid, received: 10_101, commissionable: 101_000 }, 100)).toBe('overpaid');
});

test('the right rate on too little premium is short-paid', () => {
  expect(kindOf({ ...paid, received: 9000, commissionable: 90_000 }, 100)).toBe('short');
});

test.each<[string, number, number, number, Kind | undefined]>([
  // What it is, paid lines, received, the premium that they name, and what an accountant calls it.
  ['a second payment at a lower rate', 2, 15_000, 200_000, 'overpaid'],
  ['a second payment that names no premium', 2, 12_000, 100_000, 'overpaid'],
  ['a bonus on top of the commission', 2, 10_500, 200_000, 'overpaid'],
  ['one payment at another rate of a premium above the term’s', 1, 14_400, 120_000, 'overpaid'],
  ['one payment at a higher rate of the term’s premium', 1, 12_000, 100_000, 'rate'],
  ['one payment at a higher rate of a part of the premium', 1, 12_000, 50_000, 'rate'],
  ['two parts at a lower rate', 2, 8000, 100_000, 'rate'],
  ['two parts that come to the whole', 2, 10_000, 100_000, undefined],
  ['two payments, the second one of a few cents', 2, 10_100, 101_000, undefined],
  ['a payment and its chargeback', 2, 0, 0, 'short'],
  ['two parts at the right rate, one is missing', 2, 9000, 90_000, 'short'],
])('%s', (_, paidLines, received, commissionable, kind) => {
  expect(kindOf({ ...paid, paidLines, received, commissionable }, 100)).toBe(kind);
});

test('another rate than the product’s new or renewal percent is a wrong rate, too much as well as too little', () => {
  expect(kindOf({ ...paid, received: 8000 }, 100)).toBe('rate');
  expect(kindOf({ ...paid, received: 12_000 }, 100)).toBe('rate');
  expect(kindOf({ ...paid, commissionable: 0 }, 100)).toBe('rate');
});

test('a difference within the tolerance doesn’t count', () => {
  expect(kindOf({ ...paid, received: 9900 }, 100)).toBeUndefined();
  expect(kindOf({ ...paid, received: 9899 }, 100)).toBe('rate');
  expect(kindOf({ ...paid, received: 9900, commissionable: 99_000 }, 99)).toBe('short');
});

test('the rate that was paid is received over premium', () => {
  expect(rateOf({ received: 8000, commissionable: 100_000 })).toBe(800);
  expect(rateOf({ received: 8000, commissionable: 0 })).toBeNull();
});

test('the mail to the carrier names policy, insured, dates and amounts', () => {
  const address = mailTo('desk@carrier.test', {
    policy: 'A&B-1',
    customer: 'María Núñez',
    effdate: '11/01/2026',
    expected: '$100.00',
    received: '$0.00',
    kind: 'none',
  });
  const { pathname, searchParams } = new URL(address);
  expect(decodeURIComponent(pathname)).toBe('desk@carrier.test');
  expect(searchParams.get('subject')).toBe('Commission for policy A&B-1');
  expect(searchParams.get('body')).toContain('Insured: María Núñez\r\nEffective: 11/01/2026');
});

import { expect, test } from 'vitest';
import { daysOf, expectedOf, type Kind, kindOf, mailTo, rateOf, workingWords } from './rules.ts';

const paid = {
  premium: 100_000,
  expected: 10_000,
  percent: 1000,
  paidLines: 1,
  received: 10_000,
  commissionable: 100_000,
  chargedBack: 0,
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
  ['one part at another rate that comes to the whole', 1, 10_000, 50_000, undefined],
  ['two parts at the right rate, one is missing', 2, 9000, 90_000, 'short'],
])('%s', (_, paidLines, received, commissionable, kind) => {
  expect(kindOf({ ...paid, paidLines, received, commissionable }, 100)).toBe(kind);
});

test('another rate than the product’s new or renewal percent is a wrong rate, too much as well as too little', () => {
  expect(kindOf({ ...paid, received: 8000 }, 100)).toBe('rate');
  expect(kindOf({ ...paid, received: 12_000 }, 100)).toBe('rate');
  expect(kindOf({ ...paid, received: 8000, commissionable: 0 }, 100)).toBe('rate');
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

test('a term of which more was taken back than expected is charged back', () => {
  const back = { ...paid, paidLines: 2, chargedBack: -10_000, received: 0, commissionable: 0 };
  expect(kindOf(back, 100)).toBe('chargeback');
  expect(kindOf({ ...back, expected: 0 }, 100)).toBeUndefined();
  expect(kindOf({ ...back, received: 12_000 }, 100)).toBe('overpaid');
});

const term = {
  premium: 100_000,
  percent: 1000,
  effdate: '2026-01-10',
  expdate: '2027-01-10',
  cancelledOn: null,
};

test('a cancelled term is expected pro rata by days, and a reinstated one in full', () => {
  expect(expectedOf(term)).toBe(10_000);
  expect(expectedOf({ ...term, cancelledOn: '2026-06-04' })).toBe(Math.round((10_000 * 145) / 365));
  expect(expectedOf({ ...term, cancelledOn: '2027-01-10' })).toBe(10_000);
  expect(expectedOf({ ...term, cancelledOn: '2026-01-10' })).toBe(0);
  expect(daysOf({ ...term, effdate: '2026-03-01', expdate: '2026-03-15' })).toEqual({ of: 14, inForce: 14 });
});

test('a cancelled term that the carrier has not charged back is overpaid', () => {
  const expected = expectedOf({ ...term, cancelledOn: '2026-06-04' });
  expect(kindOf({ ...paid, expected }, 100)).toBe('overpaid');
});

test('the working names percent, premium, days, a changed rate and what was charged back', () => {
  const counted = { ...term, expected: 10_000, received: 10_000, chargedBack: 0, rateChangedOn: null };
  expect(workingWords(counted)).toEqual(['Expected: 10.00 % of $1,000.00 is $100.00.']);
  expect(
    workingWords({
      ...counted,
      cancelledOn: '2026-06-04',
      expected: 3973,
      received: 4000,
      chargedBack: -6000,
      rateChangedOn: '2026-05-01',
    }),
  ).toEqual([
    'Expected: 10.00 % of $1,000.00 is $100.00. Cancelled 06/04/2026: in force 145 of 365 days, so $39.73.',
    'The percent was agreed when the term began; the product has another one since 05/01/2026.',
    'Received: $100.00 paid, $60.00 charged back.',
  ]);
});

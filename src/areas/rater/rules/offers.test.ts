import { expect, test } from 'vitest';
import { compareOffers, compareQuote, figuresOf } from './offers.ts';

const AMOUNTS = { premium: 600_00, policyFee: 25_00, tax: 10_00, mgaFee: 5_00 };

test('the total is premium, policy fee, tax and MGA fee', () => {
  expect(figuresOf({ ...AMOUNTS, downPayment: 0, payments: 0 })).toEqual({
    total: 640_00,
    monthly: 0,
    last: 0,
  });
});

test('what is left after the down payment is paid in equal payments, and the last takes the remainder', () => {
  const figures = figuresOf({ ...AMOUNTS, downPayment: 140_00, payments: 6 });
  expect(figures).toEqual({ total: 640_00, monthly: 83_33, last: 83_35 });
  expect(figures.monthly * 5 + figures.last + 140_00).toBe(figures.total);
});

test('carriers are compared within a line of business, the cheapest is marked, and the others say how much more', () => {
  const auto = { lineOfBusiness: 'Personal Auto' };
  const offers = [
    { ...auto, company: 'A', total: 700_00 },
    { lineOfBusiness: 'Boat', company: 'B', total: 300_00 },
    { ...auto, company: 'C', total: 640_00 },
    { ...auto, company: 'D', total: 640_00 },
  ];
  const [first, second, ...rest] = compareOffers(['Personal Auto', 'Boat', 'Flood'], offers);
  expect(first).toMatchObject({
    lineOfBusiness: 'Personal Auto',
    least: 640_00,
    offers: [
      { offer: { company: 'A' }, isLeast: false, more: 60_00 },
      { offer: { company: 'C' }, isLeast: true, more: 0 },
      { offer: { company: 'D' }, isLeast: true, more: 0 },
    ],
  });
  expect(second).toMatchObject({ lineOfBusiness: 'Boat', least: 300_00 });
  expect(rest).toEqual([]);
});

test('an offer whose product got another line since the quote stays in the comparison', () => {
  const auto = { lineOfBusiness: 'Personal Auto' };
  const moved = { lineOfBusiness: 'Boat', total: 300_00 };
  expect(compareQuote({ lines: [auto], offers: [moved, { ...auto, total: 640_00 }] })).toMatchObject([
    { ...auto, least: 640_00 },
    { lineOfBusiness: 'Boat', offers: [{ offer: moved }] },
  ]);
});

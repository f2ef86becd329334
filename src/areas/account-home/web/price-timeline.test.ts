import { expect, test } from 'vitest';
import type { PaymentMethod } from '#areas/account-payment-methods/contract.ts';
import { priceTimeline } from './price-timeline.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const method = (created: string, given: { office_amount: number; edits?: object[]; discounts?: object[] }) =>
  ({
    createdAt: new Date(created),
    basePrices: [{ from: new Date(created), price: given.office_amount }, ...(given.edits ?? [])],
    lifetime_discount: null,
    discounts: [],
    formerDiscounts: [],
    ...given,
  }) as unknown as PaymentMethod;

test('each payment method sets the price until the next one does, and agreed days change it', () => {
  const discount = {
    amountType: 'A',
    amount: 1500,
    effectiveDate: '2026-03-01',
    expirationDate: '2026-12-31',
    since: new Date('2026-01-10'),
  };
  const methods = [
    method('2026-01-10', { office_amount: 14900, discounts: [discount] }),
    method('2025-01-10', { office_amount: 12900 }),
  ];
  expect(priceTimeline(methods, '2026-06-16', dayOf)).toEqual({
    base: [
      { at: '2025-01-10', value: 12900 },
      { at: '2026-01-10', value: 14900 },
    ],
    client: [
      { at: '2025-01-10', value: 12900 },
      { at: '2026-01-10', value: 14900 },
      { at: '2026-03-01', value: 13400 },
      { at: '2027-01-01', value: 14900 },
    ],
    until: '2027-03-01',
  });
});

test('a base price that was edited counts from the day of the edit, and what held before stays', () => {
  const edits = [
    { from: new Date('2025-06-01T15:00:00Z'), price: 13900 },
    { from: new Date('2026-02-01T15:00:00Z'), price: 13900 },
    { from: new Date('2026-02-01T16:00:00Z'), price: 15000 },
  ];
  const lifetime = { amountType: 'P', amount: 1000, since: new Date('2025-01-10') };
  const { base, client } = priceTimeline(
    [{ ...method('2025-01-10', { office_amount: 12900, edits }), lifetime_discount: lifetime } as never],
    '2026-06-16',
    dayOf,
  );
  expect(base).toEqual([
    { at: '2025-01-10', value: 12900 },
    { at: '2025-06-01', value: 13900 },
    { at: '2026-02-01', value: 15000 },
  ]);
  expect(client.map(({ value }) => value)).toEqual([11610, 12510, 13500]);
});

test('a price that has passed keeps the discounts that it had, whatever they became later', () => {
  const limited = { amountType: 'A', effectiveDate: '2025-03-01', expirationDate: null };
  const was = (since: string, until: string, what: object) => ({
    ...{ isLifetime: false, effectiveDate: null, expirationDate: null },
    ...{ since: new Date(since), until: new Date(until), ...what },
  });
  const { client } = priceTimeline(
    [
      {
        ...method('2025-01-10', { office_amount: 10_000 }),
        // Lifetime 5 % became 10 %; $20.00 became $30.00; $1.00 was deleted.
        lifetime_discount: { amountType: 'P', amount: 1000, since: new Date('2025-06-01') },
        discounts: [{ ...limited, amount: 3000, since: new Date('2025-09-01') }],
        formerDiscounts: [
          was('2025-01-10', '2025-06-01', { isLifetime: true, amountType: 'P', amount: 500 }),
          was('2025-02-01', '2025-09-01', { ...limited, amount: 2000 }),
          was('2025-02-01', '2025-11-01', { ...limited, amount: 100 }),
        ],
      } as never,
    ],
    '2026-06-16',
    dayOf,
  );
  expect(client).toEqual([
    { at: '2025-01-10', value: 9500 },
    { at: '2025-03-01', value: 7400 },
    { at: '2025-06-01', value: 6900 },
    { at: '2025-09-01', value: 5900 },
    { at: '2025-11-01', value: 6000 },
  ]);
});

test('a lifetime discount that came today changes nothing of the years before', () => {
  const { client } = priceTimeline(
    [
      {
        ...method('2024-01-10', { office_amount: 10_000 }),
        lifetime_discount: { amountType: 'P', amount: 1000, since: new Date('2026-06-16T14:00:00Z') },
      } as never,
    ],
    '2026-06-16',
    dayOf,
  );
  expect(client).toEqual([
    { at: '2024-01-10', value: 10_000 },
    { at: '2026-06-16', value: 9000 },
  ]);
});

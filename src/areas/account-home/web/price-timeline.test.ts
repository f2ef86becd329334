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
    ...given,
  }) as unknown as PaymentMethod;

test('each payment method sets the price until the next one does, and agreed days change it', () => {
  const discount = {
    amountType: 'A',
    amount: 1500,
    effectiveDate: '2026-03-01',
    expirationDate: '2026-12-31',
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
  const lifetime = { amountType: 'P', amount: 1000 };
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

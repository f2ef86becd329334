import { expect, test } from 'vitest';
import type { PaymentMethod } from '#areas/account-payment-methods/contract.ts';
import { priceTimeline } from './price-timeline.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const method = (created: string, given: object) =>
  ({
    createdAt: new Date(created),
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#platform/shared/calendar.ts';
import { endorsementProblem } from './answer-checks.ts';
import { type Endorsed, endorsementOf } from './endorsement.ts';

const ASKED: Endorsed = {
  state: 'FL',
  added: 300_00,
  downPayment: 60_00,
  effective: '2026-03-01',
  askedOn: '2026-03-02',
  presentBalance: 400_00,
  remaining: [
    { due: '2026-03-26', amount: 100_00 },
    { due: '2026-04-26', amount: 100_00 },
    { due: '2026-05-26', amount: 100_00 },
  ],
  expiresFirst: '2027-01-01',
};
const found = (asked: Endorsed) => {
  const answer = endorsementOf(asked);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

test('the added amount less its down payment is spread over the payments not yet due; what is overdue stays due', () => {
  // 86 days of 12 % on $240.00 are $6.79; three steps of $0.35 on $241.05.
  expect(found(ASKED)).toEqual({
    amountFinanced: 241_05,
    docStamps: 1_05,
    financeCharge: 6_79,
    newPaymentAmount: 182_61,
    lastPayment: 182_62,
    nextDueDate: '2026-03-26',
    remainingPayments: 3,
    totalOfPayments: 647_84,
  });
});

test('when no payment is left there is one a month later, before the policy expires', () => {
  const none = { ...ASKED, remaining: [], presentBalance: 0 };
  expect(found(none)).toMatchObject({ remainingPayments: 1, nextDueDate: '2026-04-02' });
  expect(endorsementOf({ ...none, expiresFirst: '2026-04-02' })).toBe(
    'No payment can be due before the policy expires.',
  );
});

test('where the down payment covers everything nothing is left to finance', () => {
  expect(endorsementOf({ ...ASKED, downPayment: 300_00 })).toBe(
    'Nothing is left to finance after the down payment.',
  );
});

test('whatever is added, an endorsement adds up to the cent and passes the check of answers', () => {
  const asked = fc.record({
    state: fc.constantFrom('FL', 'GA'),
    added: fc.integer({ min: 100, max: 50_000_00 }),
    down: fc.integer({ min: 0, max: 99 }),
    amounts: fc.array(fc.integer({ min: 1_00, max: 5000_00 }), { maxLength: 11 }),
    overdue: fc.integer({ min: 0, max: 1000_00 }),
    ago: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(asked, ({ state, added, down, amounts, overdue, ago }) => {
      const askedOn = '2026-02-10';
      const remaining = amounts.map((amount, at) => ({ due: addMonths('2026-02-26', at), amount }));
      const endorsed = {
        state,
        added,
        downPayment: Math.floor((added * down) / 100),
        effective: addDays(askedOn, -ago),
        askedOn,
        presentBalance: overdue + amounts.reduce((sum, amount) => sum + amount, 0),
        remaining,
        expiresFirst: '2027-02-01',
      };
      const quoted = { quoteCode: 'Q', ...found(endorsed) };
      expect(endorsementProblem(endorsed, quoted)).toBeUndefined();
      const off = { ...quoted, lastPayment: quoted.lastPayment + 1 };
      expect(endorsementProblem(endorsed, off)).toMatch(/do not add up/);
    }),
  );
});

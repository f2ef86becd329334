import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoffsOf, ruleOf78Refund } from './payoff.ts';
import { scheduleOf } from './schedule.ts';

test('Rule of 78: of $100 with 9 of 12 payments left, $57.69 goes back', () => {
  expect(ruleOf78Refund(100_00, 9, 12)).toBe(57_69);
});

test('Rule of 78: everything with all payments left, nothing with none', () => {
  expect(ruleOf78Refund(100_00, 12, 12)).toBe(100_00);
  expect(ruleOf78Refund(100_00, 0, 12)).toBe(0);
});

const TERMS = {
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  numberPayments: 10,
  advancedOn: '2026-01-01',
};
const schedule = scheduleOf(TERMS);
const asked = { schedule, balance: 1121_82, advancedOn: '2026-01-01' };

test('on the day of the advance the whole charge is unearned', () => {
  const { ruleOf78, actuarial } = payoffsOf({ ...asked, today: '2026-01-01' });
  expect(ruleOf78).toEqual({ refund: 117_97, payoff: 1003_85 });
  expect(actuarial).toEqual({ refund: 117_97, payoff: 1003_85 });
});

test('the set-up fee is not given back', () => {
  const { ruleOf78 } = payoffsOf({ ...asked, today: '2026-01-01', kept: 20_00 });
  expect(ruleOf78).toEqual({ refund: 97_97, payoff: 1023_85 });
});

test('what an earlier payoff gave back is not given back again', () => {
  const { ruleOf78 } = payoffsOf({ ...asked, balance: 110_00, today: '2026-01-01', givenBack: 117_97 });
  expect(ruleOf78).toEqual({ refund: 0, payoff: 110_00 });
});

test('after the last payment nothing is unearned', () => {
  const { ruleOf78, actuarial } = payoffsOf({ ...asked, balance: 50_00, today: '2026-10-26' });
  expect([ruleOf78.payoff, actuarial.payoff]).toEqual([50_00, 50_00]);
});

test('on the day of a payment the actuarial refund is the interest of those that follow', () => {
  const later = schedule.slice(3).reduce((sum, { interest }) => sum + interest, 0);
  expect(payoffsOf({ ...asked, today: '2026-03-26' }).actuarial.refund).toBe(later);
});

test('a refund is never below zero, above the charge or above the balance, and falls from day to day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1121_82 }), fc.nat(320), (balance, days) => {
      const day = (later: number) =>
        new Date(Date.parse('2026-01-01') + later * 86_400_000).toISOString().slice(0, 10);
      const now = payoffsOf({ ...asked, balance, today: day(days) });
      const next = payoffsOf({ ...asked, balance, today: day(days + 1) });
      for (const way of ['ruleOf78', 'actuarial'] as const) {
        expect(now[way].refund).toBeGreaterThanOrEqual(0);
        expect(now[way].refund).toBeLessThanOrEqual(Math.min(117_97, balance));
        expect(now[way].refund + now[way].payoff).toBe(balance);
        expect(next[way].refund).toBeLessThanOrEqual(now[way].refund);
      }
    }),
  );
});

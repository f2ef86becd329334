import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalParts } from '#areas/finance-gateway/rules/terms.ts';
import { withEndorsement } from './endorsed-schedule.ts';
import { endorsementLine, oppositeLine } from './ledger.ts';
import { type Installment, scheduleOf, settle } from './schedule.ts';

const FLORIDA = scheduleOf({
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  numberPayments: 10,
  advancedOn: '2026-01-01',
});
const sum = (numbers: readonly number[]) => numbers.reduce((so, each) => so + each, 0);
const amounts = (schedule: readonly Installment[]) => sum(schedule.map(({ amount }) => amount));
const interest = (schedule: readonly Installment[]) => sum(schedule.map((each) => each.interest));

/** What a company makes of the payments that are left on a day, as the sandbox does. */
function endorsed(
  schedule: readonly Installment[],
  paid: number,
  today: string,
  added: number,
  charge: number,
) {
  const left = settle(schedule, paid).filter((each) => each.due > today && each.paid < each.amount);
  const open = sum(left.map((each) => each.amount - each.paid));
  const parts = equalParts(open + added + charge, Math.max(1, left.length));
  return {
    added: added + charge,
    on: today,
    charge,
    count: parts.length,
    each: parts[0] as number,
    last: parts.at(-1) as number,
    nextDue: left[0]?.due ?? '2026-12-01',
  };
}

test('an endorsement replaces the payments not yet due by equal new ones from the next due date', () => {
  const replaced = withEndorsement(FLORIDA, endorsed(FLORIDA, 0, '2026-03-01', 300_00, 20_00));
  expect(replaced.slice(0, 2)).toEqual(FLORIDA.slice(0, 2));
  expect(replaced.map(({ due }) => due)).toEqual(FLORIDA.map(({ due }) => due));
  expect(replaced.slice(2, -1).map(({ amount }) => amount)).toEqual(Array(7).fill(152_18));
  expect(amounts(replaced)).toBe(1121_82 + 320_00);
  expect(interest(replaced)).toBe(117_97 + 20_00);
});

test('whatever was paid before, all payments are the old sum and what was added, and so is their charge', () => {
  const paid = fc.integer({ min: 0, max: 1121_82 });
  const month = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(paid, month, fc.nat(5000_00), fc.nat(300_00), (before, at, added, charge) => {
      const today = `2026-${String(at).padStart(2, '0')}-15`;
      const replacement = endorsed(FLORIDA, before, today, added, charge);
      const replaced = withEndorsement(FLORIDA, replacement);
      expect(amounts(replaced)).toBe(1121_82 + added + charge);
      expect(interest(replaced)).toBe(117_97 + charge);
      for (const each of replaced) expect(each.principal + each.interest).toBe(each.amount);
      expect(replaced.every(({ amount }) => amount >= 0)).toBe(true);
      const twice = withEndorsement(replaced, endorsed(replaced, before, today, 10_00, 1_00));
      expect(amounts(twice)).toBe(1121_82 + added + charge + 11_00);
    }),
  );
});

test('the balance takes total of payments less present balance, and the down payment that goes to the company', () => {
  const payments = { count: 8, each: 152_18, last: 152_20, nextDue: '2026-03-26', charge: 20_00 };
  const added = { premium: 360_00, policyFee: 0, tax: 0, mgaFee: 0, downPayment: 60_00, date: '2026-03-01' };
  const terms = { ...added, presentBalance: 1121_82, totalOfPayments: 1441_82, payments };
  const carrier = endorsementLine({ ...terms, payee: 'carrier' });
  expect([carrier.subType, carrier.amount, carrier.toFund]).toEqual(['APP', 320_00, 300_00]);
  const company = endorsementLine({ ...terms, payee: 'premiumFinanceCompany' });
  expect([company.subType, company.amount, company.toFund]).toEqual(['APF', 380_00, 360_00]);
  expect(company.payments).toEqual(payments);
  expect(oppositeLine({ ...company, id: 1 }, '2026-03-02')).toMatchObject({
    amount: -380_00,
    payments: null,
  });
});

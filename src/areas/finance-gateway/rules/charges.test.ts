import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#platform/shared/calendar.ts';
import { quoteProblem } from './answer-checks.ts';
import { type Financed, interestFor, lastDueOf, leastDownPayment, payOptions, stampsFor } from './charges.ts';
import type { QuotedOption } from './pay-option.ts';
import { OWN_TERMS, STATE_RULES, stateRule } from './state-rules.ts';
import { warningsFor } from './warnings.ts';

/** $1,000.00 unpaid from 2026-01-01, as the specification works it out. */
const EXAMPLE: Financed = {
  state: 'FL',
  total: 1250_00,
  minimumDownPayment: 20_00,
  advancedOn: '2026-01-01',
  expiresFirst: '2027-01-01',
  hadContract: false,
};
const option = (asked: Financed, count: number) =>
  payOptions(asked).find(({ numberOfPay }) => numberOfPay === count) as QuotedOption;
const counts = (asked: Financed) => payOptions(asked).map(({ numberOfPay }) => numberOfPay);

test('the example of the specification comes out to the cent', () => {
  expect(option(EXAMPLE, 10)).toEqual({
    numberOfPay: 10,
    downPayment: 250_00,
    monthlyPayment: 112_18,
    lastPayment: 112_20,
    interest: 97_97,
    setupFee: 20_00,
    docStamps: 3_85,
    amountFinanced: 1003_85,
    totalOfPayments: 1121_82,
    APR: 25_68,
  });
  expect(lastDueOf('2026-01-01', 10)).toBe('2026-10-26');
});

test('terms of 3 to 11 payments are offered, each only when its last payment is due before the earliest expiration', () => {
  expect(counts(EXAMPLE)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(counts({ ...EXAMPLE, expiresFirst: '2026-06-26' })).toEqual([3, 4, 5]);
  expect(counts({ ...EXAMPLE, expiresFirst: '2026-06-27' })).toEqual([3, 4, 5, 6]);
  expect(counts({ ...EXAMPLE, expiresFirst: '2026-03-26' })).toEqual([]);
});

test('whoever had a contract of the company in the last twelve months pays no second set-up fee', () => {
  expect(option({ ...EXAMPLE, hadContract: true }, 10)).toMatchObject({
    setupFee: 0,
    totalOfPayments: 1101_82,
  });
});

test('the down payment is the minimum percent of the total, rounded up to the cent', () => {
  expect(leastDownPayment(1000_01, 20_00)).toBe(200_01);
  expect(leastDownPayment(1000_00, 33_33)).toBe(333_30);
  expect(leastDownPayment(1000_00, 0)).toBe(0);
  expect(payOptions({ ...EXAMPLE, minimumDownPayment: 100_00 })).toEqual([]);
});

test('stamps are the smallest amount that pays for itself too, and at most $2,450.00', () => {
  const { stamps } = STATE_RULES[0] as (typeof STATE_RULES)[0];
  expect(stampsFor(1000_00, stamps)).toBe(3_85);
  expect(stampsFor(99_65, stamps)).toBe(35);
  expect(stampsFor(99_66, stamps)).toBe(70);
  expect(stampsFor(5_000_000_00, stamps)).toBe(2450_00);
});

test('a state without a rule on record is quoted on the terms of the company, without stamps', () => {
  expect(stateRule('GA', '2026-01-01')).toBeUndefined();
  expect(option({ ...EXAMPLE, state: 'GA' }, 10)).toMatchObject({
    interest: 97_97,
    setupFee: 20_00,
    docStamps: 0,
  });
  expect(option({ ...EXAMPLE, state: '' }, 10)).toMatchObject({ amountFinanced: 1000_00 });
});

test('a rule holds for money that is advanced from its first day on', () => {
  expect(stateRule('FL', '2000-01-01')?.citation).toBe('Florida Statutes 627.840');
  expect(stateRule('FL', '1999-12-31')).toBeUndefined();
});

describe('what the rule on record says against an option', () => {
  const sound = option(EXAMPLE, 10);

  test('nothing against what the rule itself makes', () => {
    for (const each of payOptions(EXAMPLE)) expect(warningsFor(each, 'FL', '2026-01-01')).toEqual([]);
  });

  test('interest and fee above the cap, and stamps that are not the tax, each with its citation', () => {
    const wrong = { ...sound, interest: 97_98, setupFee: 20_01, docStamps: 3_50, amountFinanced: 1003_50 };
    expect(warningsFor(wrong, 'FL', '2026-01-01')).toEqual([
      {
        text: 'The interest of $97.98 is above $97.97, the most that is allowed.',
        citation: 'Florida Statutes 627.840',
      },
      {
        text: 'The set-up fee of $20.01 is above $20.00, the most that is allowed.',
        citation: 'Florida Statutes 627.840',
      },
      {
        text: 'The documentary stamps are $3.50 and should be $3.85.',
        citation: 'Florida Statutes 201.08',
      },
    ]);
    expect(warningsFor(wrong, 'GA', '2026-01-01')).toEqual([]);
  });

  test('a second set-up fee within twelve months', () => {
    expect(warningsFor(sound, 'FL', '2026-01-01', true)).toHaveLength(1);
  });
});

/** What the law says, once more and without our own arithmetic: the payments are worth the amount financed. */
function worthToday({ numberOfPay, monthlyPayment, lastPayment, APR }: QuotedOption): number {
  const rate = APR / 10_000 / 12;
  let worth = 0;
  for (let month = 0; month < numberOfPay; month += 1)
    worth +=
      (month < numberOfPay - 1 ? monthlyPayment : lastPayment) /
      ((1 + (25 / 30) * rate) * (1 + rate) ** month);
  return worth;
}

const START = '2026-01-01';
const financed = fc.record({
  state: fc.constantFrom('FL', 'FL', 'GA', ''),
  total: fc.integer({ min: 250_00, max: 100_000_00 }),
  minimumDownPayment: fc.integer({ min: 0, max: 60_00 }),
  days: fc.integer({ min: 0, max: 1500 }),
  term: fc.integer({ min: 90, max: 400 }),
  hadContract: fc.boolean(),
});

test('100,000 options add up to the cent, have the APR of Appendix J, keep to the cap of Florida and outlive no policy', () => {
  let seen = 0;
  fc.assert(
    fc.property(financed, ({ days, term, ...rest }) => {
      const advancedOn = addDays(START, days);
      const asked = { ...rest, advancedOn, expiresFirst: addDays(advancedOn, term) };
      const least = leastDownPayment(asked.total, asked.minimumDownPayment);
      const { yearlyRate, setupFee } = stateRule(asked.state, advancedOn) ?? OWN_TERMS;
      for (const each of payOptions(asked)) {
        seen += 1;
        const last = lastDueOf(advancedOn, each.numberOfPay);
        const cap = interestFor(asked.total - least, yearlyRate, daysBetween(advancedOn, last)) + setupFee;
        // A hundredth of a percent moves what the payments are worth by less than this.
        const moves = each.amountFinanced * 0.00005;
        if (
          each.downPayment !== least ||
          each.amountFinanced !== asked.total - least + each.docStamps ||
          each.totalOfPayments !== each.amountFinanced + each.interest + each.setupFee ||
          each.monthlyPayment * (each.numberOfPay - 1) + each.lastPayment !== each.totalOfPayments ||
          each.interest + each.setupFee > cap ||
          last >= asked.expiresFirst ||
          Math.abs(worthToday(each) - each.amountFinanced) > moves + 1 ||
          warningsFor(each, asked.state, advancedOn, asked.hadContract).length > 0
        )
          throw new Error(JSON.stringify({ asked, each, worth: worthToday(each) }));
      }
    }),
    { numRuns: 21_000 },
  );
  expect(seen).toBeGreaterThan(100_000);
}, 120_000);

test('what the sandbox quotes passes the check of answers, and each cent or point that is off does not', () => {
  const asked = { ...EXAMPLE, quotedOn: '2026-01-01' };
  const quote = { expires: '2026-01-31', options: payOptions(EXAMPLE) };
  expect(quoteProblem(asked, quote)).toBeUndefined();
  const [first, ...others] = quote.options as [QuotedOption, ...QuotedOption[]];
  const withFirst = (changes: Partial<QuotedOption>) =>
    quoteProblem(asked, { ...quote, options: [{ ...first, ...changes }, ...others] });
  expect(withFirst({ lastPayment: first.lastPayment + 1 })).toBe(
    'The payments do not add up to their total.',
  );
  expect(withFirst({ monthlyPayment: first.monthlyPayment - 1 })).toMatch(/do not add up/);
  expect(withFirst({ totalOfPayments: first.totalOfPayments + 1 })).toBe(
    'A total of payments does not add up.',
  );
  expect(withFirst({ amountFinanced: first.amountFinanced + 1 })).toBe('An amount financed does not add up.');
  expect(withFirst({ downPayment: first.downPayment - 1 })).toMatch(/below the minimum/);
  expect(withFirst({ APR: first.APR + 12 })).toBeUndefined();
  expect(withFirst({ APR: first.APR + 13 })).toBe('An APR is more than 1/8 of a point off.');
  expect(withFirst({ APR: first.APR - 13 })).toBe('An APR is more than 1/8 of a point off.');
  expect(quoteProblem(asked, { ...quote, options: [first, first] })).toMatch(/same number/);
  expect(quoteProblem(asked, { ...quote, expires: '2025-12-31' })).toMatch(/not plausible/);
  expect(quoteProblem({ ...asked, expiresFirst: '2026-11-26' }, quote)).toBe('A term outlives a policy.');
});

import { expect, test } from 'vitest';
import { agreementFormOf, paymentRuns } from './agreement.ts';

const company = (
  premiumfinancesystem: 'GOTO' | 'Unisoft' | 'Finance Master' | null,
  isIntegrated: 0 | 1,
) => ({
  premiumfinancesystem,
  finance_company_details: { isIntegrated },
});

test('GPF is for GOTO and ETI for Unisoft, only of a company that is not integrated', () => {
  expect(agreementFormOf(company('GOTO', 0))).toBe('GPF');
  expect(agreementFormOf(company('Unisoft', 0))).toBe('ETI');
  for (const none of [
    company('GOTO', 1),
    company('Unisoft', 1),
    company('Finance Master', 0),
    company(null, 0),
  ])
    expect(agreementFormOf(none)).toBeUndefined();
});

test('up to twelve payments are listed one by one; of more, equal ones are one line', () => {
  const payments = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      date: `day ${at + 1}`,
      amount: at === count - 1 ? 101 : 100,
    }));
  expect(paymentRuns(payments(12))).toHaveLength(12);
  expect(paymentRuns(payments(13))).toEqual([
    { first: 1, last: 12, due: 'day 1', amount: 100 },
    { first: 13, last: 13, due: 'day 13', amount: 101 },
  ]);
});

import { expect, test } from 'vitest';
import { companyProblems, kindWords } from './rules.ts';

test('a company is a carrier, a finance company or both, but not nothing', () => {
  expect(companyProblems({ isCarrier: true, isFinance: false })).toEqual({});
  expect(companyProblems({ isCarrier: false, isFinance: true })).toEqual({});
  expect(companyProblems({ isCarrier: true, isFinance: true })).toEqual({});
  expect(companyProblems({ isCarrier: false, isFinance: false })).toEqual({
    isCarrier: ['Choose carrier, finance company or both.'],
  });
});

test('the kind is shown in words', () => {
  expect(kindWords({ isCarrier: true, isFinance: false })).toBe('Carrier');
  expect(kindWords({ isCarrier: false, isFinance: true })).toBe('Finance company');
  expect(kindWords({ isCarrier: true, isFinance: true })).toBe('Carrier and finance company');
});

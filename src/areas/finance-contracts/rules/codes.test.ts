import { expect, test } from 'vitest';
import {
  additionalAppendage,
  downPaymentAppendage,
  entryTypeOf,
  lowersBalance,
  paymentAppendage,
} from './codes.ts';

test('a finance payment is MPP or MPF, a down payment DPP or DPF, by how the company is funded', () => {
  expect(paymentAppendage('Partial Funded')).toBe('MPP');
  expect(paymentAppendage('Full Funded')).toBe('MPF');
  expect(downPaymentAppendage('Partial Funded')).toBe('DPP');
  expect(downPaymentAppendage('Full Funded')).toBe('DPF');
});

test('an additional premium is APP when the payee is the carrier, else APF', () => {
  expect(additionalAppendage('carrier')).toBe('APP');
  expect(additionalAppendage('premiumFinanceCompany')).toBe('APF');
});

test('MPP, MPF and APF lower the balance; DPP, DPF and APP do not', () => {
  expect((['MPP', 'MPF', 'APF'] as const).every(lowersBalance)).toBe(true);
  expect((['DPP', 'DPF', 'APP'] as const).some(lowersBalance)).toBe(false);
});

test('the entry type is REN for a renewal, otherwise NEW', () => {
  expect(entryTypeOf(['NEW', 'RWL'])).toBe('REN');
  expect(entryTypeOf(['NEW', 'RWR', 'END'])).toBe('NEW');
  expect(entryTypeOf([])).toBe('NEW');
});

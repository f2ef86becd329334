import { expect, test } from 'vitest';
import { owedAgainWords } from './owed-again-words.ts';

const premium = { policyId: 7, policy: 'HMA-100', kind: 'premium', amount: 15_050 } as const;
const tax = { policyId: 7, policy: 'HMA-100', kind: 'tax', amount: 100 } as const;

test('voiding a receipt that paid only for fees or prepayments does not say that anyone will owe anything', () => {
  expect(owedAgainWords({ total: 0, lines: [], contracts: [] }, 500)).toBe(
    'Nothing will be owed again, because this receipt paid only for fees or prepayments.',
  );
});

test('a void says what will really be owed, and what of the receipt will not', () => {
  expect(owedAgainWords({ total: 15_150, lines: [premium, tax], contracts: [] }, 15_150)).toBe(
    '$151.50 will be owed again: $150.50 of premium on HMA-100, $1.00 of tax on HMA-100.',
  );
  expect(owedAgainWords({ total: 15_050, lines: [premium], contracts: [] }, 17_550)).toBe(
    '$150.50 of premium on HMA-100 will be owed again. The other $25.00 was for fees or prepayments.',
  );
});

test('what was paid on a finance contract is owed again there, and one posted manually is to be reversed by hand', () => {
  const paid = { contractId: 21, contract: 'PF-21', kind: 'finance payment', amount: 11_000 } as const;
  const words = (isByHand: boolean) =>
    owedAgainWords({ total: 11_000, lines: [], contracts: [{ ...paid, isByHand }] }, 11_000);
  expect(words(false)).toBe('$110.00 of finance payment on contract PF-21 will be owed again.');
  expect(words(true)).toMatch(/contact the finance company to reverse it there as well\.$/);
});

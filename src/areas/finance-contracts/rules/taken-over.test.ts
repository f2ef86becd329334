import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PARTS, shareOut } from './money-parts.ts';
import { financedTwice, shareOfPolicies, takenOver } from './taken-over.ts';

const premium = (cents: number) => ({ ...NO_PARTS, premium: cents });

test('each kind is shared in proportion to what the policies are billed for it, the remainder cent to the largest', () => {
  const shares = shareOfPolicies({
    policies: [
      { id: 11, billed: { premium: 100_00, policyFee: 10_00, tax: 0, mgaFee: 0 } },
      { id: 12, billed: { premium: 200_00, policyFee: 0, tax: 0, mgaFee: 0 } },
    ],
    financed: { premium: 100_00, policyFee: 5_00, tax: 3_00, mgaFee: 0 },
  });
  expect(shares.get(11)).toEqual({ premium: 33_33, policyFee: 5_00, tax: 0, mgaFee: 0 });
  expect(shares.get(12)).toEqual({ premium: 66_67, policyFee: 0, tax: 0, mgaFee: 0 });
});

test('shares add up to the cent, and none is below zero', () => {
  const weights = fc.array(fc.nat(1_000_000_00), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(100_000_000_00), weights, (amount, given) => {
      const shares = shareOut(amount, given);
      const isAny = given.some((weight) => weight > 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isAny ? amount : 0);
      expect(shares.every((share) => share >= 0)).toBe(true);
    }),
  );
});

const contract = (
  id: number,
  policyId: number,
  financed: number,
  transferContractId: number | null = null,
) => ({
  id,
  transferContractId,
  policies: [{ id: policyId, billed: premium(100_00) }],
  financed: premium(financed),
});

test('contracts that know nothing of each other take over together', () => {
  expect(takenOver([contract(1, 11, 40_00), contract(2, 11, 30_00)]).get(11)).toEqual(premium(70_00));
});

test('a part of a policy that a contract and the one it rolled over both name is taken over once', () => {
  expect(takenOver([contract(2, 11, 100_00, 1), contract(1, 11, 100_00)]).get(11)).toEqual(premium(100_00));
  const other = takenOver([contract(2, 12, 50_00, 1), contract(1, 11, 100_00)]);
  expect([other.get(11), other.get(12)]).toEqual([premium(100_00), premium(50_00)]);
});

const twice = (
  asked: ReturnType<typeof contract>,
  others: ReturnType<typeof contract>[],
  own: number[] = [],
) =>
  financedTwice(asked, others, own).map(({ policyId, parts, by }) => [
    policyId,
    parts,
    by.map(({ id }) => id),
  ]);

test('a policy that other contracts take over wholly is not financed again; what is left of it can be', () => {
  const asked = contract(3, 11, 50_00);
  expect(twice(asked, [contract(1, 11, 100_00)])).toEqual([[11, ['premium'], [1]]]);
  expect(twice(asked, [contract(1, 11, 60_00), contract(2, 11, 40_00)])).toEqual([[11, ['premium'], [1, 2]]]);
  expect(twice(asked, [contract(1, 11, 99_99)])).toEqual([]);
  // Two shares, each rounded down.
  expect(twice(asked, [contract(1, 11, 60_00), contract(2, 11, 39_99)])).toHaveLength(1);
  expect(twice(asked, [contract(1, 12, 100_00)])).toEqual([]);
});

test('the contracts of the own rollover do not count, nor does a kind of money that is not financed', () => {
  const chain = [contract(1, 11, 100_00), contract(2, 11, 100_00, 1)];
  expect(twice(contract(3, 11, 100_00), chain, [3, 2])).toEqual([]);
  expect(twice(contract(3, 11, 100_00), chain, [3])).toHaveLength(1);
  const fee = { ...contract(3, 11, 0), financed: { ...NO_PARTS, policyFee: 5_00 } };
  expect(twice(fee, chain)).toEqual([]);
});

import { expect, test } from 'vitest';
import { paidAmong } from './paid-among.ts';

const part = (billed: number, paid: number) => ({
  kind: 'premium' as const,
  billed,
  paid,
  takenOver: 0,
  owed: 0,
  prepaid: 0,
});
const BALANCES = [
  { policyId: 1, policy: 'PA-1', parts: [part(100_00, 30_00), part(5_00, 9_00)] },
  { policyId: 2, policy: 'PA-2', parts: [part(50_00, 20_00)] },
  { policyId: 3, policy: 'PA-3', parts: [part(50_00, 0)] },
];

test('what of the chosen policies is already paid is said, with the policies; what was paid beyond a bill is not part of it', () => {
  expect(paidAmong(BALANCES, [1, 2, 3])).toBe(
    '$55.00 of this is already paid on PA-1, PA-2. Once it is financed, that money stands as prepaid.',
  );
  expect(paidAmong(BALANCES, [3])).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setOff } from './advance-rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('an advance of $10.00 takes $10.00 off a carrier line of $125.00, and $115.00 remain to pay', () => {
  expect(setOff(10_00, [125_00])).toEqual([10_00]);
});

test('an advance of $125.00 leaves nothing to pay of a carrier line of $100.00, and $25.00 stay open', () => {
  expect(setOff(125_00, [100_00])).toEqual([100_00]);
});

test('several carrier lines use the advance up in their order', () => {
  expect(setOff(125_00, [50_00, 50_00, 50_00, 50_00])).toEqual([50_00, 50_00, 25_00, 0]);
});

test('a chargeback takes back what was paid and uses nothing of the advance', () => {
  expect(setOff(125_00, [-125_00, 125_00, -125_00])).toEqual([0, 125_00, 0]);
  expect(setOff(0, [125_00, -5_00])).toEqual([0, 0]);
});

test('a commission that was taken back in advance is not taken back again', () => {
  expect(setOff(-50_00, [-60_00, 10_00, -5_00])).toEqual([-50_00, 0, 0]);
});

const cents = fc.integer({ min: -200_00, max: 200_00 });

test('the advance and what remains of the lines come to what the carrier sent and what is still open, in one file or in several', () => {
  fc.assert(
    fc.property(cents, fc.array(cents), fc.nat(10), (advance, amounts, cut) => {
      const first = setOff(advance, amounts.slice(0, cut));
      const used = [...first, ...setOff(advance - sum(first), amounts.slice(cut))];
      expect(used).toEqual(setOff(advance, amounts));
      const open = advance - sum(used);
      const paid = advance + sum(amounts.map((amount, at) => amount - (used[at] ?? 0)));
      expect(paid).toBe(sum(amounts) + open);
      // Nothing stays open while the carrier has sent enough, and never more is used than was paid.
      const same = sum(amounts.filter((amount) => Math.sign(amount) === Math.sign(advance)));
      expect(Math.abs(open)).toBe(Math.max(0, Math.abs(advance) - Math.abs(same)));
      for (const [at, amount] of amounts.entries())
        expect(Math.abs(used[at] ?? 0)).toBeLessThanOrEqual(Math.abs(amount));
    }),
  );
});

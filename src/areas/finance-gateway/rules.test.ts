import { expect, test } from 'vitest';
import { isPosted, offersManual, reversalOf, whyNotManual, whyNotTry } from './rules.ts';
import { APPENDAGES } from './statuses.ts';

test('posted are MPP, MPF, DPF and APF', () => {
  expect(APPENDAGES.filter(isPosted)).toEqual(['MPP', 'MPF', 'APF', 'DPF']);
});

test('Post Manually appears only when the count is above 1', () => {
  const failed = { posted: 'failed', reversal: null } as const;
  expect([0, 1, 2, 3].map((failures) => offersManual({ ...failed, failures }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(offersManual({ posted: 'posted', failures: 2, reversal: null })).toBe(false);
  expect(whyNotManual({ ...failed, failures: 2, reversal: 'cancelled' })).toMatch(/void/);
});

test('a payment that is posted manually, or whose receipt is void, is not tried again', () => {
  const order = { failures: 2, reversal: null } as const;
  expect(whyNotTry({ ...order, posted: 'failed' })).toBeUndefined();
  expect(whyNotTry({ ...order, posted: 'manual' })).toMatch(/manually/);
  expect(whyNotTry({ ...order, posted: 'pending', reversal: 'cancelled' })).toMatch(/void/);
});

test('a void cancels an order not yet sent, reverses a sent one, and leaves a manual one to a person', () => {
  expect(reversalOf({ posted: 'pending' }, false)).toBe('cancelled');
  expect(reversalOf({ posted: 'posted' }, true)).toBe('waiting');
  expect(reversalOf({ posted: 'failed' }, true)).toBe('waiting');
  expect(reversalOf({ posted: 'manual' }, true)).toBe('by hand');
});

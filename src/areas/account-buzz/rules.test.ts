import { expect, test } from 'vitest';
import { syncFailure } from './rules.ts';

test('a sync fails where nothing is connected, and in the sandbox when it reaches nobody', () => {
  expect(syncFailure(12, false)).toBe('Agency Buzz is not connected here.');
  expect(syncFailure(0, true)).toMatch(/^SANDBOX: /);
  expect(syncFailure(12, true)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { dayOf } from './local-days.ts';

test('the day of a moment is the local one, not the one in Greenwich', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('01/05/2026');
});

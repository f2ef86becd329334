import { expect, test } from 'vitest';
import { dayOf, localToday } from './local-days.ts';

test('the day is the local one, not the one in Greenwich', () => {
  const lateInTheEvening = new Date(2026, 0, 5, 23, 59);
  expect(localToday(lateInTheEvening)).toBe('2026-01-05');
  expect(dayOf(lateInTheEvening)).toBe('01/05/2026');
});

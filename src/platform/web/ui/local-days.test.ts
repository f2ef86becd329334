import { expect, test } from 'vitest';
import { dayOf, timeOf } from './local-days.ts';
import { showMoment } from './show-moment.ts';

test('the day of a moment is the local one, not the one in Greenwich', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('01/05/2026');
});

test.each([
  [0, '12:05 AM'],
  [9, '9:05 AM'],
  [12, '12:05 PM'],
  [23, '11:05 PM'],
])('the time of a moment at %i hours', (hour, shown) => {
  expect(timeOf(new Date(2026, 0, 5, hour, 5))).toBe(shown);
});

test('a moment is its day and its time', () => {
  expect(showMoment(new Date(2026, 10, 15, 9, 30))).toBe('11/15/2026, 9:30 AM');
});

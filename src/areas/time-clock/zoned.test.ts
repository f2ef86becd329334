import { expect, test } from 'vitest';
import { momentShown, shownAt } from './zoned.ts';

test.each([
  ['America/New_York', '2026-11-15T09:30', '2026-11-15T14:30:00.000Z'],
  ['America/New_York', '2026-07-15T09:30', '2026-07-15T13:30:00.000Z'],
  ['America/New_York', '2026-03-08T00:30', '2026-03-08T05:30:00.000Z'],
  ['Pacific/Guam', '2026-11-15T09:30', '2026-11-14T23:30:00.000Z'],
])('in %s the clock shows %s at %s, and back', (zone, shown, moment) => {
  expect(momentShown(zone, shown)?.toISOString()).toBe(moment);
  expect(shownAt(zone, new Date(moment))).toBe(shown);
});

test('what is no time is no moment', () => {
  expect(momentShown('America/New_York', '')).toBeUndefined();
});

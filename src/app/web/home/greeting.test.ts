import { expect, test } from 'vitest';
import { greeting, longDate } from './greeting.ts';

test.each([
  ['2026-11-15T16:59:00Z', 'Good morning', 'Good morning'],
  ['2026-11-15T17:00:00Z', 'Good afternoon', 'Good morning'],
  ['2026-11-15T23:00:00Z', 'Good evening', 'Good afternoon'],
  ['2026-11-16T05:00:00Z', 'Good morning', 'Good evening'],
])('at %s the greeting goes by the office’s clock, wherever the computer is', (moment, east, west) => {
  const now = new Date(moment);
  expect(greeting('America/New_York', now)).toBe(east);
  expect(greeting('America/Los_Angeles', now)).toBe(west);
});

test('the date beside the greeting is the office’s, wherever the computer is', () => {
  const now = new Date('2026-11-16T05:30:00Z');
  expect(longDate('America/New_York', now)).toBe('Monday, November 16');
  expect(longDate('Pacific/Honolulu', now)).toBe('Sunday, November 15');
});

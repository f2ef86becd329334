import { expect, test } from 'vitest';
import { dayAt, momentAt } from './clock.ts';

const NEW_YEAR_IN_LONDON = new Date('2027-01-01T03:30:00Z');

test('the day is the office’s, not Greenwich’s or the server’s', () => {
  expect(dayAt('America/New_York', NEW_YEAR_IN_LONDON)).toBe('2026-12-31');
  expect(dayAt('Pacific/Honolulu', NEW_YEAR_IN_LONDON)).toBe('2026-12-31');
  expect(dayAt('Pacific/Guam', NEW_YEAR_IN_LONDON)).toBe('2027-01-01');
});

test('a moment is shown by the clock of the office, with its zone', () => {
  expect(momentAt('America/Chicago', NEW_YEAR_IN_LONDON)).toBe('12/31/2026, 9:30 PM CST');
});

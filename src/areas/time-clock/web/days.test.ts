import { expect, test } from 'vitest';
import { showTime } from './days.ts';

const NOW = new Date(2026, 10, 18, 16, 0);

test('a time of today is the time alone', () => {
  expect(showTime(new Date(2026, 10, 18, 9, 44), NOW)).toBe('9:44 AM');
});

test('a time of another day has its weekday', () => {
  expect(showTime(new Date(2026, 10, 17, 21, 44), NOW)).toBe('Tue 9:44 PM');
});

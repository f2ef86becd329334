import { expect, test } from 'vitest';
import { withSpoken } from './spoken-text.ts';

test('what is heard is added after what was there', () => {
  expect(withSpoken('', 'call Maria', 100)).toBe('call Maria');
  expect(withSpoken('First:\n', 'call Maria', 100)).toBe('First: call Maria');
  expect(withSpoken('First', '', 100)).toBe('First');
});

test('never past what the field takes; what was longer before stays', () => {
  expect(withSpoken('12345', '67890', 8)).toBe('12345 67');
  expect(withSpoken('1234567890', 'more', 8)).toBe('1234567890');
});

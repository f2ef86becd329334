import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test('a text is cut between characters, never within one', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('ab😀', 3)).toBe('ab');
  expect(cut('a😀b', 3)).toBe('a😀');
});

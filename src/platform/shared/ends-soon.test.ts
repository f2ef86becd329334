import { expect, test } from 'vitest';
import { endsSoon } from './ends-soon.ts';

test('what ends within 30 days ends soon, and so does what has ended', () => {
  const ends = ['2026-12-17', '2026-12-16', '2026-11-16', '2026-11-01'];
  expect(ends.map((end) => endsSoon(end, '2026-11-16'))).toEqual([false, true, true, true]);
});

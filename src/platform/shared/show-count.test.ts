import { expect, test } from 'vitest';
import { showCount } from './show-count.ts';

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_234_567, 1_000_000_000, -7, -1000, -1_234_567])(
  'a count is shown as an American writes it: %i',
  (count) => expect(showCount(count)).toBe(count.toLocaleString('en-US')),
);

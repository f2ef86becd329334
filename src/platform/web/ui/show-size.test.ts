import { expect, test } from 'vitest';
import { showSize } from './show-size.ts';

test.each([
  [812, '812 B'],
  [24_800, '24 KB'],
  [3_565_158, '3.4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(showSize(bytes)).toBe(text);
});

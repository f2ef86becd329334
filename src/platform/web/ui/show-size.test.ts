import { expect, test } from 'vitest';
import { showSize } from './show-size.ts';

test.each([
  [812, '812 B'],
  [24_800, '24 KB'],
  [3_565_158, '3.4 MB'],
  [1_288_490_189, '1.2 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(showSize(bytes)).toBe(text);
});

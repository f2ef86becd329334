import { expect, test } from 'vitest';
import { tookWords } from './request-words.ts';

test('how long a company took is shown in milliseconds, from a second on in seconds', () => {
  expect([0, 840, 999, 1000, 10_004].map(tookWords)).toEqual(['0 ms', '840 ms', '999 ms', '1.0 s', '10.0 s']);
});

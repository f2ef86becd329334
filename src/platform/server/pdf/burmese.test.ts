import { expect, test } from 'vitest';
import { asDrawn } from './burmese.ts';

test.each([
  ['a sign that surrounds its consonant', 'မြန်မာ', '\u103cမန်မာ'],
  ['a vowel, before the sign', 'ကြေး', '\u1031\u103cက\u1038'],
  ['a vowel, before consonants above each other', 'သတ္တေ', 'သ\u1031တ္တ'],
  ['a small letter, after the one that it stands above', 'အင်္ဂလိပ်', 'အဂ\u1004\u103a\u1039လိပ်'],
])('%s is drawn where Burmese has it', (_, written, drawn) => {
  expect(asDrawn(written)).toBe(drawn);
});

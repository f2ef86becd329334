import { expect, test } from 'vitest';
import { featuresFor, othersThan, tagNames } from './rules.ts';

test.each([
  [1, ['phone', 'notifications', 'locker', 'dictation']],
  [2, ['notifications', 'locker', 'dictation']],
  [3, ['locker', 'dictation']],
  [4, ['dictation']],
])('Explore Our Features at lite level %d shows %j', (level, keys) => {
  expect(featuresFor(level).map(({ key }) => key)).toEqual(keys);
});

test('a tag is kept once, as it was written first', () => {
  expect(tagNames(['Claims', 'claims', 'New', 'CLAIMS'])).toEqual(['Claims', 'New']);
});

test('a video is not related to itself', () => {
  expect(othersThan([{ id: 1 }, { id: 2 }], 1)).toEqual([{ id: 2 }]);
});

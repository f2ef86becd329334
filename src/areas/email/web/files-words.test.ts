import { expect, test } from 'vitest';
import { filesWords } from './files-words.ts';

test('how many files go along, how large they are, and how large they may be', () => {
  expect(filesWords([1024], undefined)).toBe('1 file, 1 KB');
  expect(filesWords([1_048_576, 524_288], 26_214_400)).toBe('2 files, 1.5 MB of 25 MB');
});

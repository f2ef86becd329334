import { expect, test } from 'vitest';
import { searchTerms } from './rules.ts';

test('each word is searched on its own', () => {
  expect(searchTerms('  rosa   body shop ')).toEqual({ words: ['rosa', 'body', 'shop'], digits: '' });
  expect(searchTerms('')).toEqual({ words: [], digits: '' });
});

test('a telephone number is searched by its digits, however it is typed', () => {
  expect(searchTerms('(305) 555-0142').digits).toBe('3055550142');
  expect(searchTerms('+1 305.555.0142').digits).toBe('3055550142');
  expect(searchTerms('555').digits).toBe('555');
});

test('what is too short or has letters isn’t a phone number', () => {
  expect(searchTerms('55').digits).toBe('');
  expect(searchTerms('Suite 305').digits).toBe('');
});

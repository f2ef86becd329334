import { expect, test } from 'vitest';
import { passwordProblem, safeReturnPath, waitInWords } from './rules.ts';

const OWN = ['Dana', 'Whitfield', 'dana.whitfield', 'agency.test'];

test.each([
  'violet-harbor-lantern',
  'correct horse battery staple',
  'Tr0ub4dor&3xyz',
  'k7-93-x1-44-q2',
  'ÄÖÜ-grün-säule-7',
  'whitfield-and-a-quite-long-rest',
])('%s is a password', (password) => {
  expect(passwordProblem(password, OWN)).toBeUndefined();
});

test.each([
  ['elevenchars', 'Use at least 12 characters.'],
  ['x'.repeat(257), 'Use at most 256 characters.'],
  ['aaaaaaaaaaaa', 'Use more different characters.'],
  ['abcdefghijklm', 'Do not use a run of keys or letters.'],
  ['qwertyuiopas', 'Do not use a run of keys or letters.'],
  ['password12345', 'This password is too common. Choose another.'],
  ['Welcome-Admin-2026', 'This password is too common. Choose another.'],
  ['314159265358', 'This password is too common. Choose another.'],
  ['Whitfield-26', 'Do not build the password from your name or email address.'],
])('%s is refused as a password', (password, problem) => {
  expect(passwordProblem(password, OWN)).toBe(problem);
});

test.each([
  [1, '1 second'],
  [8, '8 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [1800, '30 minutes'],
])('%i seconds to wait are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test.each([
  ['/settings?tab=password', '/settings?tab=password'],
  [undefined, '/'],
  ['', '/'],
  ['settings', '/'],
  ['https://elsewhere.test/', '/'],
  ['//elsewhere.test/', '/'],
  ['/\\elsewhere.test/', '/'],
])('after sign-in %s leads to %s', (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path);
});

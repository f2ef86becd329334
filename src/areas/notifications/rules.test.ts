import { expect, test } from 'vitest';
import { countWords, needsReceivers, shownCount, unknownReceivers } from './rules.ts';

test('Company Wide needs no receivers, every other type does', () => {
  expect(needsReceivers('Company Wide')).toBe(false);
  expect(needsReceivers('Employee Group')).toBe(true);
});

test('receivers who are not there are named in words of the type', () => {
  expect(unknownReceivers('Office', 0)).toBeUndefined();
  expect(unknownReceivers('Employee', 1)).toContain('each person from the list: 1 of those chosen is');
  expect(unknownReceivers('Employee Group', 2)).toContain('each employee group from the list: 2');
});

test('the count is shown up to 99 and announced in words', () => {
  expect([0, 7, 99, 100].map(shownCount)).toEqual(['0', '7', '99', '99+']);
  expect(countWords(0)).toBe('No unread notifications');
  expect(countWords(1)).toBe('1 unread notification');
  expect(countWords(1000)).toBe('99+ unread notifications');
});

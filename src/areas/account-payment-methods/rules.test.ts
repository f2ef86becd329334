import { expect, test } from 'vitest';
import { cardProblem, expiryProblem, keepsNumber, maskedNumber } from './rules.ts';

test('a card must pass Luhn and its type’s prefix and length', () => {
  expect(cardProblem('Visa', '4111111111111111')).toBeUndefined();
  expect(cardProblem('Master Card', '5555555555554444')).toBeUndefined();
  expect(cardProblem('Master Card', '2223003122003222')).toBeUndefined();
  expect(cardProblem('American Express', '378282246310005')).toBeUndefined();
  expect(cardProblem('Discover', '6011111111111117')).toBeUndefined();
  expect(cardProblem('Visa', '4111111111111112')).toBe('This card number is not right. Check the digits.');
  expect(cardProblem('Visa', '5555555555554444')).toBe('This is not the number of a Visa card.');
  expect(cardProblem('American Express', '37828224631000')).toBe(
    'This is not the number of an American Express card.',
  );
  expect(cardProblem('Visa', '4111 1111')).toMatch('digits only');
});

test('a card is good until the last day of its month, and at most 15 years ahead', () => {
  expect(expiryProblem('06/26', '2026-06-30')).toBeUndefined();
  expect(expiryProblem('05/26', '2026-06-01')).toBe('This card has expired.');
  expect(expiryProblem('12/41', '2026-06-30')).toBeUndefined();
  expect(expiryProblem('01/42', '2026-06-30')).toBe('Choose a year until 2041.');
  for (const wrong of ['', '13/30', '6/26', '06/2026'])
    expect(expiryProblem(wrong, '2026-06-30')).toMatch('Choose');
});

test('an edit that leaves the number empty or masked keeps it', () => {
  expect([keepsNumber(''), keepsNumber('****1111'), keepsNumber('4111111111111111')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([maskedNumber('1111'), maskedNumber('')]).toEqual(['****1111', '']);
});

import { expect, test } from 'vitest';
import { addOnState, whyNotRequested } from './rules.ts';

test('an add-on is Yours, Requested while a request waits, and Available otherwise', () => {
  expect(addOnState(true, { outcome: null })).toBe('Yours');
  expect(addOnState(false, { outcome: null })).toBe('Requested');
  expect(addOnState(false, { outcome: 'declined' })).toBe('Available');
  // It was taken away again.
  expect(addOnState(false, { outcome: 'applied' })).toBe('Available');
  expect(addOnState(false, null)).toBe('Available');
});

test('only what is available can be asked for', () => {
  expect(whyNotRequested({ name: 'Texting', state: 'Available' })).toBeUndefined();
  expect(whyNotRequested({ name: 'Texting', state: 'Requested' })).toBe('Texting is already requested.');
  expect(whyNotRequested({ name: 'Texting', state: 'Yours' })).toBe('Your agency has Texting already.');
});

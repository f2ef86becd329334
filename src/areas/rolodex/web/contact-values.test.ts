import { expect, test } from 'vitest';
import { contactDifferences, contactErrors, valuesOf } from './contact-values.ts';

const ROSA = { ...valuesOf(undefined), name: 'Rosa Feather', phone: '(305) 555-0170' };

test('an empty form asks for a name and nothing else', () => {
  expect(contactErrors(valuesOf(undefined))).toEqual({ name: 'Enter a name.' });
  expect(contactErrors(ROSA)).toEqual({});
});

test('each problem is shown at its field', () => {
  expect(contactErrors({ ...ROSA, email: 'rosa', zip: '1' })).toEqual({
    email: 'Enter an email address like name@example.com.',
    zip: 'Enter a ZIP code like 33145 or 33145-1234.',
  });
});

test('of a conflict only what differs is shown, as it would be saved', () => {
  const theirs = { ...ROSA, id: 1, version: 2, notes: 'Closed on Mondays.' };
  expect(contactDifferences(theirs, { ...ROSA, phone: '305 555 0170' })).toEqual([
    { label: 'Notes', theirs: 'Closed on Mondays.', mine: '' },
  ]);
});

import { expect, test } from 'vitest';
import { newToken, permissionLabel, tokenErrors } from './token-values.ts';

const TODAY = '2026-11-16';

test('a new token can only read, has no permissions and ends after 90 days', () => {
  expect(newToken(TODAY)).toEqual({ name: '', permissions: [], isReadOnly: true, expiresOn: '2027-02-14' });
});

test('each problem is shown at its field', () => {
  expect(tokenErrors(newToken(TODAY), [], TODAY)).toEqual({ name: 'Enter a name for the token.' });
  const far = { ...newToken(TODAY), name: 'Export', expiresOn: '2028-01-01' };
  expect(Object.keys(tokenErrors(far, [], TODAY))).toEqual(['expiresOn']);
  expect(tokenErrors({ ...far, expiresOn: null }, [], TODAY)).toEqual({ expiresOn: 'Enter a date.' });
});

test('a permission that no longer exists is shown by its name', () => {
  expect(permissionLabel('PRRolodexTab')).toBe('Rolodex');
  expect(permissionLabel('PRgone')).toBe('PRgone');
});

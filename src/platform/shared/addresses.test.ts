import { expect, test } from 'vitest';
import { addressLine } from './addresses.ts';

test('an address is written on one line without gaps', () => {
  expect(addressLine({ address: '1841 Coral Way', city: 'Miami', state: 'FL', zip: '33145' })).toBe(
    '1841 Coral Way, Miami, FL 33145',
  );
  expect(addressLine({ address: '', city: 'Miami', state: '', zip: '' })).toBe('Miami');
});

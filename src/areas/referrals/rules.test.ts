import { expect, test } from 'vitest';
import { referralInput } from './contract.ts';
import { stateOf } from './rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));

test('an invitation is on its way until it is sent, and after the last try it could not be', () => {
  expect(stateOf(at(8), null, at(9))).toBe('waiting');
  expect(stateOf(at(8), at(9), at(20))).toBe('sent');
  expect(stateOf(at(8), null, at(14))).toBe('waiting');
  expect(stateOf(at(8), null, at(15))).toBe('failed');
});

const FRIEND = { friendName: 'Ida Berg', email: 'ida@friend.test' };

test('a name and an address are enough; a telephone is shown as all are', () => {
  expect(referralInput.parse(FRIEND)).toEqual({ ...FRIEND, agency: '', phone: '', message: '' });
  expect(referralInput.parse({ ...FRIEND, phone: '3055550142' }).phone).toBe('(305) 555-0142');
});

test.each([
  [{ friendName: ' ' }],
  [{ friendName: 'Ida\r\nBcc: all@friend.test' }],
  [{ agency: 'Berg\u2028Cc: x@y.test' }],
  [{ email: 'ida' }],
  [{ email: 'ida@friend.test\r\nBcc: all@friend.test' }],
  [{ email: 'ida@friend.test, bo@friend.test' }],
  [{ email: 'Ida <ida@friend.test>' }],
  [{ message: 'x'.repeat(1001) }],
  [{ phone: 'call me' }],
])('%j is refused', (wrong) => {
  expect(referralInput.safeParse({ ...FRIEND, ...wrong }).success).toBe(false);
});

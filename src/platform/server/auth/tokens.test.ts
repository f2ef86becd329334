import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLink, sealLink, signToken, TOKEN_MINUTES, verifyToken } from './tokens.ts';

const newKey = () => createSecretKey(randomBytes(32));
const KEY = newKey();
const NOW = Date.UTC(2026, 10, 15, 12);
const SUBJECT = { employeeId: 7, name: 'Ann Lee', email: 'ann@person.test', sessionId: crypto.randomUUID() };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (changes: object = {}) => {
  const seconds = NOW / 1000;
  return {
    sub: '7',
    name: 'A',
    email: 'a',
    sid: SUBJECT.sessionId,
    iat: seconds,
    nbf: seconds,
    exp: seconds + 60,
    ...changes,
  };
};
function forge(header: object, body: object, key: KeyObject = KEY): string {
  const signed = `${part(header)}.${part(body)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
const HEADER = { alg: 'HS256', typ: 'JWT' };

test('a token carries the user and lives 15 minutes', () => {
  const token = signToken(KEY, SUBJECT, NOW);
  const read = verifyToken(KEY, token, NOW);
  expect(read).toMatchObject({
    claims: { sub: '7', name: 'Ann Lee', email: 'ann@person.test', sid: SUBJECT.sessionId },
  });
  expect(verifyToken(KEY, token, NOW + TOKEN_MINUTES * 60_000 - 1000)).toHaveProperty('claims');
  // On another machine, whose clock is a little behind.
  expect(verifyToken(KEY, token, NOW - 5000)).toHaveProperty('claims');
  expect(verifyToken(KEY, token, NOW + TOKEN_MINUTES * 60_000)).toEqual({ problem: 'Expired Token' });
});

test.each([
  ['Empty Algorithm', forge({ typ: 'JWT' }, claims())],
  ['Empty Algorithm', forge({ alg: '' }, claims())],
  ['Algorithm Not Supported', forge({ alg: 'XX999' }, claims())],
  ['Algorithm Not Supported', forge({ alg: 256 }, claims())],
  ['Algorithm Not Allowed', forge({ alg: 'none' }, claims())],
  ['Algorithm Not Allowed', forge({ alg: 'HS512' }, claims())],
  ['Algorithm Not Allowed', forge({ alg: 'RS256' }, claims())],
  ['Not Yet Valid', forge(HEADER, claims({ nbf: NOW / 1000 + 5 }))],
  ['Expired Token', forge(HEADER, claims({ exp: NOW / 1000 - 1 }))],
  ['Invalid Token', forge(HEADER, claims(), newKey())],
  ['Invalid Token', forge(HEADER, claims({ sid: 'x' }))],
  ['Invalid Token', forge(HEADER, claims({ exp: undefined }))],
  ['Invalid Token', 'nonsense'],
  ['Invalid Token', ''],
])('%s', (problem, token) => {
  expect(verifyToken(KEY, token, NOW)).toEqual({ problem });
});

test('of 5,000 mutated tokens none is accepted and none throws', () => {
  const token = signToken(KEY, SUBJECT, NOW);
  const mutation = fc.record({
    at: fc.nat(token.length - 1),
    drop: fc.nat(3),
    put: fc.string({ unit: 'binary', maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const mutated = mutations.reduce(
        (text, { at, drop, put }) => text.slice(0, at) + put + text.slice(at + drop),
        token,
      );
      fc.pre(mutated !== token);
      expect(verifyToken(KEY, mutated, NOW)).toHaveProperty('problem');
    }),
    { numRuns: 5000 },
  );
});

test('the token of a mailed link opens for its purpose and record only', () => {
  const record = crypto.randomUUID();
  const link = sealLink(KEY, 'reset', record);
  expect(openLink(KEY, 'reset', link)).toBe(record);
  expect(openLink(KEY, 'invite', link)).toBeUndefined();
  expect(openLink(newKey(), 'reset', link)).toBeUndefined();
  expect(openLink(KEY, 'reset', `${crypto.randomUUID()}.${link.split('.')[1]}`)).toBeUndefined();
  expect(openLink(KEY, 'reset', 'x')).toBeUndefined();
});

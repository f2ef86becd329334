import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isForPurpose, signForPurpose } from './purpose-tokens.ts';
import { signToken, verifyToken } from './tokens.ts';

const KEY = createSecretKey(randomBytes(32));
const NOW = Date.UTC(2026, 10, 15, 12);
const PURPOSE = { name: 'reading', seconds: 120 };
const ANN = { masterId: 1001, employeeId: 7 };

test('a token serves its purpose and its person until it is old', () => {
  const token = signForPurpose(KEY, PURPOSE, ANN, NOW);
  expect(isForPurpose(KEY, PURPOSE, ANN, token, NOW + 119_000)).toBe(true);
  expect(isForPurpose(KEY, PURPOSE, ANN, token, NOW + 120_000)).toBe(false);
  expect(isForPurpose(KEY, PURPOSE, { ...ANN, employeeId: 8 }, token, NOW)).toBe(false);
  expect(isForPurpose(KEY, PURPOSE, { ...ANN, masterId: 1002 }, token, NOW)).toBe(false);
});

test('the algorithm is HS256', () => {
  const [header = ''] = signForPurpose(KEY, PURPOSE, ANN, NOW).split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString()).alg).toBe('HS256');
});

test('it isn’t a session token, and a session token isn’t one', () => {
  const person = { employeeId: 7, name: 'Ann Lee', email: 'ann@person.test', sessionId: crypto.randomUUID() };
  expect(verifyToken(KEY, signForPurpose(KEY, PURPOSE, ANN, NOW), NOW)).toEqual({ problem: 'Invalid Token' });
  expect(isForPurpose(KEY, PURPOSE, ANN, signToken(KEY, person, NOW), NOW)).toBe(false);
});

test('a token of another purpose, of another key, changed or nonsense is refused', () => {
  const token = signForPurpose(KEY, PURPOSE, ANN, NOW);
  expect(isForPurpose(KEY, { ...PURPOSE, name: 'writing' }, ANN, token, NOW)).toBe(false);
  expect(isForPurpose(createSecretKey(randomBytes(32)), PURPOSE, ANN, token, NOW)).toBe(false);
  for (const wrong of [`${token}x`, token.replace('.', '.x'), '', '.', 'a.b.c'])
    expect(isForPurpose(KEY, PURPOSE, ANN, wrong, NOW)).toBe(false);
});

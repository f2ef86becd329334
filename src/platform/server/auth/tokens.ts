import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { readToken, TOKEN_ALGORITHM, type TokenClaims, type TokenProblem } from '#platform/shared/token.ts';

export const TOKEN_MINUTES = 15;

export interface TokenSubject {
  employeeId: number;
  name: string;
  email: string;
  sessionId: string;
}

/** The bearer token: who and which session, signed; whether that session still lives is asked on every request. */
export function signToken(key: Uint8Array, subject: TokenSubject, now = Date.now()): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ name: subject.name, email: subject.email, sid: subject.sessionId })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: 'JWT' })
    .setSubject(String(subject.employeeId))
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + TOKEN_MINUTES * 60)
    .sign(key);
}

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function verifyToken(
  key: Uint8Array,
  token: string,
  now = Date.now(),
): Promise<{ claims: TokenClaims } | { problem: TokenProblem }> {
  const read = readToken(token, now / 1000);
  if ('problem' in read) return read;
  if (!SESSION_ID.test(read.claims.sid) || !(await isGenuine(key, token, now)))
    return { problem: 'Invalid Token' };
  return read;
}

/** Good signatures of this process's key, oldest first: a browser shows the same token with every call. */
const genuine = new Map<string, Uint8Array>();
const MOST_REMEMBERED = 10_000;

async function isGenuine(key: Uint8Array, token: string, now: number): Promise<boolean> {
  if (genuine.get(token) === key) return true;
  try {
    await jwtVerify(token, key, { algorithms: [TOKEN_ALGORITHM], currentDate: new Date(now) });
  } catch {
    return false;
  }
  if (genuine.size >= MOST_REMEMBERED) genuine.delete(genuine.keys().next().value as string);
  genuine.set(token, key);
  return true;
}

/** What a session cookie holds, and the only thing that is stored of it. */
export function newSessionSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token of a mailed link: the record's id and a seal, so that nothing secret has to be stored or queued. */
export function sealLink(key: Uint8Array, purpose: string, recordId: string): string {
  return `${recordId}.${sealOf(key, purpose, recordId).toString('base64url')}`;
}

export function openLink(key: Uint8Array, purpose: string, token: string): string | undefined {
  const [recordId = '', seal = ''] = token.split('.');
  const given = Buffer.from(seal, 'base64url');
  const expected = sealOf(key, purpose, recordId);
  if (!SESSION_ID.test(recordId) || given.length !== expected.length) return undefined;
  return timingSafeEqual(given, expected) ? recordId : undefined;
}

function sealOf(key: Uint8Array, purpose: string, recordId: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}:${recordId}`).digest();
}

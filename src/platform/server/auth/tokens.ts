import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { BoundedMap } from '#platform/shared/bounded-map.ts';
import {
  readToken,
  TOKEN_ALGORITHM,
  type TokenClaims,
  type TokenProblem,
  timeProblem,
} from '#platform/shared/token.ts';

export const TOKEN_MINUTES = 15;

export interface TokenSubject {
  employeeId: number;
  name: string;
  email: string;
  sessionId: string;
}

const CLOCKS_APART_SECONDS = 60;

const HEADER = encodePart({ alg: TOKEN_ALGORITHM, typ: 'JWT' });

/**
 * The bearer token: who and which session, signed; whether that session still lives is asked on every request.
 * Signed and checked here and not by a library: those go through WebCrypto on another thread, which took an
 * eighth of the time of a small call. What is in a token is read by readToken, in one place for both sides.
 */
export function signToken(key: KeyObject, subject: TokenSubject, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const claims: TokenClaims = {
    sub: String(subject.employeeId),
    name: subject.name,
    email: subject.email,
    sid: subject.sessionId,
    iat: seconds,
    // The clock of another machine may be behind ours, and the next call may go there.
    nbf: seconds - CLOCKS_APART_SECONDS,
    exp: seconds + TOKEN_MINUTES * 60,
  };
  return signClaims(key, claims);
}

export function signClaims(key: KeyObject, claims: object): string {
  const signed = `${HEADER}.${encodePart(claims)}`;
  return `${signed}.${signatureOf(key, signed)}`;
}

/** Whether the token was signed with the key; what it says is another question. */
export function isGenuine(key: KeyObject, token: string): boolean {
  const at = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(at + 1));
  const expected = Buffer.from(signatureOf(key, token.slice(0, at)));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function encodePart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signatureOf(key: KeyObject, signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url');
}

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function verifyToken(
  key: KeyObject,
  token: string,
  now = Date.now(),
): { claims: TokenClaims } | { problem: TokenProblem } {
  const claims = genuineTokens(key).get(token);
  if (claims) {
    const problem = timeProblem(claims, now / 1000);
    return problem ? { problem } : { claims };
  }
  const read = readToken(token, now / 1000);
  if ('problem' in read) return read;
  if (!isGenuine(key, token) || !SESSION_ID.test(read.claims.sid)) return { problem: 'Invalid Token' };
  genuineTokens(key).set(token, read.claims);
  return read;
}

const MOST_TOKENS = 5_000;
const genuine = new WeakMap<KeyObject, BoundedMap<string, TokenClaims>>();

/** What was signed stays signed: a browser sends the same token for a quarter of an hour, and it is read once. */
function genuineTokens(key: KeyObject): BoundedMap<string, TokenClaims> {
  const known = genuine.get(key) ?? new BoundedMap<string, TokenClaims>(MOST_TOKENS);
  genuine.set(key, known);
  return known;
}

/** What a session cookie contains, and the only part of it that is stored. */
export function newSessionSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** How an API token begins; a scanner for leaked secrets knows it by that. */
export const API_TOKEN_PREFIX = 'cdk_';

/** As many characters of it are kept for whoever has to recognize it. */
const KEPT_OF_API_TOKEN = 10;

/** What a program sends, the only part of it that is stored, and how it begins. */
export function newApiToken(): { secret: string; hash: string; prefix: string } {
  const secret = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOf(secret), prefix: secret.slice(0, KEPT_OF_API_TOKEN) };
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token of a mailed link: the record's id and a seal, so that nothing secret has to be stored or queued. */
export function sealLink(key: KeyObject, purpose: string, recordId: string): string {
  return `${recordId}.${sealOf(key, purpose, recordId).toString('base64url')}`;
}

export function openLink(key: KeyObject, purpose: string, token: string): string | undefined {
  const [recordId = '', seal = ''] = token.split('.');
  const given = Buffer.from(seal, 'base64url');
  const expected = sealOf(key, purpose, recordId);
  if (!SESSION_ID.test(recordId) || given.length !== expected.length) return undefined;
  return timingSafeEqual(given, expected) ? recordId : undefined;
}

function sealOf(key: KeyObject, purpose: string, recordId: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}:${recordId}`).digest();
}

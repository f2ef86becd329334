import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { isGenuine, signClaims } from './tokens.ts';

export interface Purpose {
  name: string;
  seconds: number;
}

interface Holder {
  masterId: number;
  employeeId: number;
}

interface PurposeClaims {
  aud: string;
  sub: string;
  mid: number;
  exp: number;
}

/** A short-lived token (HS256) of one person for one purpose, which opens no session and no other purpose. */
export function signForPurpose(key: KeyObject, purpose: Purpose, holder: Holder, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const claims: PurposeClaims & { iat: number } = {
    aud: purpose.name,
    sub: String(holder.employeeId),
    mid: holder.masterId,
    iat: seconds,
    exp: seconds + purpose.seconds,
  };
  return signClaims(keyOf(key, purpose), claims);
}

export function isForPurpose(
  key: KeyObject,
  purpose: Purpose,
  holder: Holder,
  token: string,
  now = Date.now(),
): boolean {
  if (!isGenuine(keyOf(key, purpose), token)) return false;
  const claims = claimsOf(token);
  const isOwn = claims.sub === String(holder.employeeId) && claims.mid === holder.masterId;
  return isOwn && claims.exp > now / 1000;
}

/** Read only from a genuine token, which was therefore written above. */
function claimsOf(token: string): PurposeClaims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** A key for each purpose: whatever its claims say, a token of another one is not even genuine. */
function keyOf(key: KeyObject, { name }: Purpose): KeyObject {
  return createSecretKey(createHmac('sha256', key).update(`token for ${name}`).digest());
}

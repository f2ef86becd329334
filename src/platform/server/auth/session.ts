import type { FastifyRequest } from 'fastify';
import { type PermissionFlags, permissionFlags } from '#platform/shared/permissions.ts';
import type { SessionKey, SessionRow } from '../db/database.ts';
import { refuse } from '../http/refusal.ts';
import { hashOf, verifyToken } from './tokens.ts';

/** Who asks. Everything here comes from the server's own tables, never from the request. */
export interface Session {
  id: string;
  masterId: number;
  employeeId: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  permissions: PermissionFlags;
  isProvider: boolean;
}

export const SESSION_COOKIE = 'coverdesk_session';
export const SESSION_ENDED = 'Your session has ended. Sign in again.';
const NOT_SIGNED_IN = 'Sign in first.';

export function sessionOf(row: SessionRow): Session {
  return {
    id: row.sessionId,
    masterId: row.masterId,
    employeeId: row.employeeId,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    permissions: permissionFlags(row.permissions),
    isProvider: row.isProvider,
  };
}

export interface Credential {
  key: SessionKey;
  /** True when the browser sent it by itself, as it would for a forged request too. */
  ridesOnCookie: boolean;
}

/** What the request shows to prove who it is. A bearer, when sent, decides; 401 tells each problem apart. */
export function credentialOf(request: FastifyRequest, tokenKey: Uint8Array, cookieOnly: boolean): Credential {
  const authorization = request.headers.authorization;
  if (authorization !== undefined && !cookieOnly) {
    const [scheme, token = ''] = authorization.split(' ');
    if (scheme?.toLowerCase() !== 'bearer') throw refuse.unauthorized('Invalid Token');
    const read = verifyToken(tokenKey, token);
    if ('problem' in read) throw refuse.unauthorized(read.problem);
    return { key: { sessionId: read.claims.sid }, ridesOnCookie: false };
  }
  const cookie = request.cookies[SESSION_COOKIE];
  if (!cookie) throw refuse.unauthorized(NOT_SIGNED_IN);
  return { key: { tokenHash: hashOf(cookie) }, ridesOnCookie: true };
}

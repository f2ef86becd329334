import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import type { GateFacts } from '#platform/shared/gates.ts';
import { flagOf, type PermissionFlags, permissionFlags, withOnly } from '#platform/shared/permissions.ts';
import type { SessionKey } from '../db/openings.ts';
import { refuse } from '../http/refusal.ts';
import { AGREEMENT_VERSION } from './agreement.ts';
import { isApiToken } from './api-tokens.ts';
import type { SessionRow } from './session-row.ts';
import { hashOf, verifyToken } from './tokens.ts';

/** Who asks. Everything here comes from the server's own tables, never from the request. */
export interface Session extends GateFacts {
  id: string;
  masterId: number;
  employeeId: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  /** The clock that days and months follow: the home office's, or the usual one. */
  timeZone: string;
  /** False until the agreement in force is accepted; until then nothing may be changed. */
  hasAgreed: boolean;
  /** The token that a program calls with; then `permissions` are those of the person that it was given. */
  apiToken?: ApiTokenInUse;
  /** Whoever looks at the product as this person; nothing may be changed meanwhile. */
  viewer?: Viewer;
}

export interface Viewer {
  id: number;
  name: string;
  /** When it ends by itself. */
  until: Date;
}

export interface ApiTokenInUse {
  name: string;
  isReadOnly: boolean;
  /** What the person holds, with or without the token. */
  ofPerson: PermissionFlags;
}

export const SESSION_COOKIE = 'coverdesk_session';
export const SESSION_ENDED = 'Your session has ended. Sign in again.';
const NOT_SIGNED_IN = 'Sign in first.';

export function sessionOf(row: SessionRow): Session {
  const { api_token: token, viewer } = row;
  const ofPerson = permissionFlags(row.permissions);
  const flags = token ? withOnly(token.permissions, ofPerson, row.is_provider) : ofPerson;
  return {
    id: row.session_id,
    masterId: row.master_id,
    employeeId: row.employee_id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    timeZone: row.time_zone ?? USUAL_TIME_ZONE,
    hasAgreed: row.agreements.includes(AGREEMENT_VERSION),
    permissions: { ...flags, BACKOFFICE_ACCOUNT_ADDONS: row.add_ons },
    isProvider: row.is_provider,
    officeId: row.office_id,
    config: gateConfigOf(row),
    telephony: { telephonySubAccount: flagOf(row.telephony_sub_account) },
    ...(viewer && { viewer: viewerOf(viewer) }),
    ...(token && { apiToken: { name: token.name, isReadOnly: token.is_read_only, ofPerson } }),
  };
}

function viewerOf({ employee_id, first_name, last_name, until }: NonNullable<SessionRow['viewer']>): Viewer {
  return { id: employee_id, name: `${first_name} ${last_name}`, until: new Date(until) };
}

type GateColumns = Pick<
  SessionRow,
  | 'lite_switch'
  | 'is_receive_leads'
  | 'is_enabled_rater_tab'
  | 'office_tab_dropdown'
  | 'report_tab_dropdown'
  | 'admin_tab_dropdown'
  | 'leads_tab_dropdown'
>;

export function gateConfigOf(row: GateColumns): GateFacts['config'] {
  return {
    liteSwitch: row.lite_switch,
    isReceiveLeads: flagOf(row.is_receive_leads),
    isEnabledRaterTab: flagOf(row.is_enabled_rater_tab),
    officeTabDropdown: flagOf(row.office_tab_dropdown),
    reportTabDropdown: flagOf(row.report_tab_dropdown),
    adminTabDropdown: flagOf(row.admin_tab_dropdown),
    leadsTabDropdown: flagOf(row.leads_tab_dropdown),
  };
}

export interface Credential {
  key: SessionKey;
  /** True when the browser sent it by itself, as it would for a forged request too. */
  ridesOnCookie: boolean;
  /** The person whom a bearer was signed for. */
  employeeId?: number;
}

/** What the request shows to prove who it is. A bearer, when sent, decides; each problem has its own 401. */
export function credentialOf(request: FastifyRequest, tokenKey: KeyObject, cookieOnly: boolean): Credential {
  const authorization = request.headers.authorization;
  if (authorization !== undefined && !cookieOnly) {
    const [scheme, token = ''] = authorization.split(' ');
    if (scheme?.toLowerCase() !== 'bearer') throw refuse.unauthorized('Invalid Token');
    if (isApiToken(token)) return { key: { apiTokenHash: hashOf(token) }, ridesOnCookie: false };
    const read = verifyToken(tokenKey, token);
    if ('problem' in read) throw refuse.unauthorized(read.problem);
    const { sid, sub } = read.claims;
    return { key: { sessionId: sid }, ridesOnCookie: false, employeeId: Number(sub) };
  }
  const cookie = request.cookies[SESSION_COOKIE];
  if (!cookie) throw refuse.unauthorized(NOT_SIGNED_IN);
  return { key: { tokenHash: hashOf(cookie) }, ridesOnCookie: true };
}

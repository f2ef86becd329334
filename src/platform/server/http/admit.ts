import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import type { TokenProblem } from '#platform/shared/token.ts';
import { NOT_AGREED } from '../auth/agreement.ts';
import { whyTokenEnded, whyTokenMayNot } from '../auth/api-tokens.ts';
import { refuseOtherSite, refuseUnmarked } from '../auth/forged-requests.ts';
import { forgetSession, isRecorded, recallSession, rememberSession } from '../auth/known-sessions.ts';
import { type Credential, credentialOf, SESSION_ENDED, type Session } from '../auth/session.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { refuse } from './refusal.ts';

/** What `admit` found out about a request, for the handler that follows. */
const admitted = new WeakMap<FastifyRequest, { credential: Credential; session?: Session }>();

/**
 * The refusals that come before the body is read: 401, then 403. A call that presumes learns of its session in the
 * message that opens its transaction, if nothing speaks against it so far.
 */
export async function admit(
  endpoint: Endpoint,
  services: Services,
  request: FastifyRequest,
  presumes: boolean,
): Promise<void> {
  if (endpoint.allow === 'anyone') {
    if (endpoint.changes) refuseOtherSite(request);
    return;
  }
  const credential = credentialOf(request, services.secrets.tokenKey, endpoint.cookieOnly);
  // A GET has no body to wait for.
  const isLater = request.method === 'GET' || (presumes && isWelcome(endpoint, credential));
  const session = isLater ? undefined : await findSession(credential, services);
  if (session) refuseForbidden(endpoint, session);
  if (credential.ridesOnCookie) {
    // Someone who is not signed in gets 401 whatever else is wrong, so a forged call asks for its session here.
    const forged = forgery(endpoint, request);
    if (forged && !session) await findSession(credential, services);
    if (forged) throw forged;
  }
  admitted.set(request, { credential, session });
}

/** Whether the session was good for this call a moment ago. */
function isWelcome(endpoint: Endpoint, credential: Credential): boolean {
  const known = recallSession(credential.key);
  if (!known || !isRecorded(known) || !isFor(credential, known.session)) return false;
  return whyForbidden(endpoint, known.session) === undefined;
}

function forgery(endpoint: Endpoint, request: FastifyRequest): unknown {
  try {
    refuseOtherSite(request);
    if (endpoint.changes) refuseUnmarked(request);
    return undefined;
  } catch (refusal) {
    return refusal;
  }
}

async function findSession(credential: Credential, { database }: Services): Promise<Session> {
  return sessionIn(credential, await database.findSession(credential.key));
}

function sessionIn(credential: Credential, facts: string | undefined): Session {
  const { key } = credential;
  const why = 'apiTokenHash' in key ? whyTokenEnded(facts) : facts === undefined && SESSION_ENDED;
  if (facts === undefined || why) {
    forgetSession(key);
    throw refuse.unauthorized(why || SESSION_ENDED);
  }
  const session = rememberSession(key, facts);
  if (!isFor(credential, session)) throw refuse.unauthorized(OLD_TOKEN);
  return session;
}

/** In the words that make a client fetch a fresh token, with which it learns whom the session shows now. */
const OLD_TOKEN: TokenProblem = 'Expired Token';

/** A screen of one person must not act in a session that meanwhile shows another: 'View as' began or ended. */
function isFor({ employeeId }: Credential, session: Session): boolean {
  return employeeId === undefined || employeeId === session.employeeId;
}

/** The session of an admitted request that presumes nothing: it was looked up before the body was read. */
export function admittedSession(request: FastifyRequest): Session {
  const session = admitted.get(request)?.session;
  if (!session) throw new Error('The session of the request is not known yet.');
  return session;
}

/** Whose call an admitted request is, as far as is known before the database has been asked. */
export function agencyOf(request: FastifyRequest): number {
  const known = admitted.get(request);
  return (known && (known.session ?? recallSession(known.credential.key)?.session)?.masterId) ?? 0;
}

/** The transaction of an admitted request, under its session's tenant. */
export interface OpenedTransaction {
  session: Session;
  transaction: Transaction;
  /** False when the session is not what it was presumed to be. Then nothing that was found in it may go out. */
  holds(): Promise<boolean>;
}

/** With `presume` a session that is known is taken for what it was, and looked up while the work begins. */
export async function openTransaction(
  request: FastifyRequest,
  database: Database,
  presume: boolean,
): Promise<OpenedTransaction> {
  const known = admitted.get(request);
  if (!known) throw new Error('The request was not admitted.');
  const { session, credential } = known;
  if (session) return { session, transaction: await database.beginAsTenant(session), holds };
  const recalled = presume ? recallSession(credential.key) : undefined;
  if (recalled && isFor(credential, recalled.session)) {
    const { facts } = recalled;
    const transaction = await database.beginInSession(credential.key, facts);
    const isSame = async () => (await transaction.sessionFacts()) === facts;
    return { session: recalled.session, transaction, holds: isSame };
  }
  const transaction = await database.beginInSession(credential.key);
  try {
    return { session: sessionIn(credential, await transaction.sessionFacts()), transaction, holds };
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

const holds = async () => true;

export const viewingOnly = (name: string) => `You are viewing as ${name}. Nothing can be changed.`;

export function refuseForbidden(endpoint: Endpoint, session: Session): void {
  const why = whyForbidden(endpoint, session);
  if (why) throw refuse.forbidden(why);
}

function whyForbidden(endpoint: Endpoint, session: Session): string | undefined {
  const { allow, changes, beforeAgreement, whileViewing } = endpoint;
  const tokenMayNot = whyTokenMayNot(endpoint, session);
  if (tokenMayNot) return tokenMayNot;
  if (changes && session.viewer && !whileViewing) return viewingOnly(session.name);
  if (changes && !beforeAgreement && !session.hasAgreed) return NOT_AGREED;
  if (allow === 'anyone' || allow === 'signedIn') return undefined;
  return whyClosed(allow, session);
}

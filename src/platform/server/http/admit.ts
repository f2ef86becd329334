import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import { refuseOtherSite, refuseUnmarked } from '../auth/forged-requests.ts';
import { type Credential, credentialOf, SESSION_ENDED, type Session, sessionOf } from '../auth/session.ts';
import type { Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { refuse } from './refusal.ts';

/** What `admit` found out about a request, for the handler that follows. */
const admitted = new WeakMap<FastifyRequest, { credential: Credential; session?: Session }>();

/** The refusals that come before the body is read: 401, then 403. */
export async function admit(endpoint: Endpoint, services: Services, request: FastifyRequest): Promise<void> {
  if (endpoint.allow === 'anyone') {
    if (endpoint.changes) refuseOtherSite(request);
    return;
  }
  const credential = credentialOf(request, services.secrets.tokenKey, endpoint.cookieOnly);
  // A GET has no body to wait for: its session is looked up in the message that opens its transaction.
  const session = request.method === 'GET' ? undefined : await findSession(credential, services);
  if (session) refuseForbidden(endpoint, session);
  if (credential.ridesOnCookie) {
    // Who is not signed in gets 401 whatever else is wrong, so a forged GET asks for its session here.
    const forged = forgery(endpoint, request);
    if (forged && !session) await findSession(credential, services);
    if (forged) throw forged;
  }
  admitted.set(request, { credential, session });
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

async function findSession(credential: Credential, services: Services): Promise<Session> {
  const row = await services.database.findSession(credential.key);
  if (!row) throw refuse.unauthorized(SESSION_ENDED);
  return sessionOf(row);
}

/** The transaction of an admitted request, under its session's tenant. */
export async function openTransaction(
  request: FastifyRequest,
  { database }: Services,
): Promise<{ session: Session; transaction: Transaction }> {
  const known = admitted.get(request);
  if (!known) throw new Error('The request was not admitted.');
  if (known.session)
    return { session: known.session, transaction: await database.beginAsTenant(known.session) };
  const opened = await database.beginInSession(known.credential.key);
  if (!opened) throw refuse.unauthorized(SESSION_ENDED);
  return { session: sessionOf(opened.session), transaction: opened.transaction };
}

export function refuseForbidden(endpoint: Endpoint, session: Session): void {
  const { allow } = endpoint;
  if (allow === 'anyone' || allow === 'signedIn') return;
  const reason = whyClosed(allow, session);
  if (reason) throw refuse.forbidden(reason);
}

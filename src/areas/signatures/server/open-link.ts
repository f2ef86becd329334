import type { FastifyRequest } from 'fastify';
import { openLink } from '#platform/server/auth/tokens.ts';
import type { Secrets } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { TryLimit } from '#platform/server/http/try-limit.ts';
import { endingOf, stateAt } from '../rules.ts';
import type { Ending } from '../statuses.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { openRequest, type RequestRow } from './store.ts';

/** What the seal of a mailed link is good for. */
export const LINK_PURPOSE = 'signature';

const TEN_MINUTES = 600_000;
/** Wrong links from one address, and calls with one link. */
const wrongLinks = new TryLimit(60, TEN_MINUTES);
const rightLinks = new TryLimit(200, TEN_MINUTES);

/** What a call without a session has to find its request. */
export interface LinkCall {
  params: { token: string };
  request: FastifyRequest;
  database: Database;
  secrets: Secrets;
}

/** The link inside a token. A forged one is not told apart from one that never was, and no table is asked about it. */
export function linkIn({ params, request, secrets }: LinkCall, purpose = LINK_PURPOSE): string {
  const link = openLink(secrets.linkKey, purpose, params.token);
  if (!link) {
    wrongLinks.take(request.ip);
    throw refuse.notFound();
  }
  rightLinks.take(link);
  return link;
}

/** Does work on the request of a link, in a transaction under its tenant. */
export function onRequest<T>(
  call: LinkCall,
  work: (db: Db, request: RequestRow) => Promise<T>,
  purpose?: string,
): Promise<T> {
  const link = linkIn(call, purpose);
  return call.database.withoutTenant(async (db) => {
    const request = await openRequest(db, link);
    if (!request) throw refuse.notFound();
    return work(db, request);
  });
}

/** Why it cannot be signed. */
export function endingAt(request: RequestRow, now = new Date()): Ending | undefined {
  const { contract, has_newer: hasNewer } = request;
  return endingOf(stateAt({ ...request, expiresAt: request.expires_at }, now), { contract, hasNewer });
}

export function refuseEnded(request: RequestRow): void {
  const ending = endingAt(request);
  if (ending) throw refuse.conflict(SIGN_TEXTS[request.language].endings[ending]);
}

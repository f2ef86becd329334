import { sql } from 'kysely';
import type { LiveKind } from '#platform/shared/live.ts';
import type { Db } from '../db/bound-kysely.ts';

export const CHANNEL = 'coverdesk_live';

/** Whom it concerns and what kind of thing it is; each browser asks for itself what happened. */
export interface Announcement {
  masterId: number;
  to: readonly number[];
  kind: LiveKind;
}

/** A payload of PostgreSQL ends at 8,000 bytes; an id has at most 17 with its comma. */
const MOST_RECEIVERS = 400;

/** Goes out when the transaction of `db` is committed, to every server process, and never when it is not. */
export async function announce(db: Db, { masterId, to, kind }: Announcement): Promise<void> {
  for (let from = 0; from < to.length; from += MOST_RECEIVERS) {
    const part: Announcement = { masterId, to: to.slice(from, from + MOST_RECEIVERS), kind };
    await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(part)})`.execute(db);
  }
}

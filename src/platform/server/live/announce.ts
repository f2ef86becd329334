import { sql } from 'kysely';
import type { LiveKind } from '#platform/shared/live.ts';
import type { Db } from '../db/bound-kysely.ts';

export const CHANNEL = 'coverdesk_live';

/** Whom it concerns and what kind of thing it is; each browser asks for itself what happened. */
export interface Announcement {
  masterId: number;
  /** Employees, or all of the agency. */
  to: readonly number[] | 'agency';
  kind: LiveKind;
}

/** A payload of PostgreSQL ends at 8,000 bytes; an id has at most 17 with its comma. */
const MOST_RECEIVERS = 400;

/** Goes out when the transaction of `db` is committed, to every server process, and never when it is not. */
export async function announce(db: Db, { masterId, to, kind }: Announcement): Promise<void> {
  if (to === 'agency') return say(db, { masterId, to, kind });
  for (let from = 0; from < to.length; from += MOST_RECEIVERS) {
    await say(db, { masterId, to: to.slice(from, from + MOST_RECEIVERS), kind });
  }
}

async function say(db: Db, announcement: Announcement): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`.execute(db);
}

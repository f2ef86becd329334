import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export const MAIL_KINDS = ['link', 'copy'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailKey {
  requestId: number;
  kind: MailKind;
}

const ofMail = ({ requestId, kind }: MailKey) => sql<boolean>`request_id = ${requestId} AND kind = ${kind}`;

export async function queueMail(db: Db, masterId: number, { requestId, kind }: MailKey): Promise<void> {
  await db
    .insertInto('signature_mails')
    .values({ master_id: masterId, request_id: requestId, kind })
    .execute();
}

/** Counts a try at a mail that still waits, and says which it is; nothing when it is sent or given up. */
export async function beginTry(db: Db, key: MailKey): Promise<number | undefined> {
  const row = await db
    .updateTable('signature_mails')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where(ofMail(key))
    .where('state', '=', 'queued')
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** Ends a mail, as sent or given up. True when that happened now, and not before. */
export async function endMail(
  db: Db,
  key: MailKey,
  state: 'sent' | 'failed',
  failure: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signature_mails')
    .set({ state, failure, ...(state === 'sent' && { sent_at: sql`now()` }) })
    .where(ofMail(key))
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Why the last try failed; the next one may do better. */
export async function noteFailure(db: Db, key: MailKey, failure: string): Promise<void> {
  await db
    .updateTable('signature_mails')
    .set({ failure })
    .where(ofMail(key))
    .where('state', '=', 'queued')
    .execute();
}

import { sql } from 'kysely';
import type { Session } from '#platform/server/auth/session.ts';
import { lastChangedBy } from '#platform/server/change-log/write-change.ts';
import { officeDay } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { Refusal } from '#platform/server/http/refusal.ts';
import { showDay } from '#platform/shared/dates.ts';
import { SUBJECT } from './change-import.ts';
import type { ImportRecord } from './import-store.ts';

/** The same bytes are never paid twice, whatever the file is called. One person may upload and another import. */
export async function importedAlready(
  db: Db,
  { officeId }: Session,
  { id, imported_at, filename }: ImportRecord,
): Promise<Refusal> {
  const changedBy = await lastChangedBy(db, SUBJECT, id);
  const imported = officeDay(sql`${imported_at}::timestamptz`, officeId);
  const { rows } = await sql<{ day: string }>`SELECT ${imported} AS day`.execute(db);
  const message = `${changedBy} imported this file on ${showDay(rows[0]?.day ?? '')} as ${filename}. Take that import back first to import it again.`;
  return new Refusal(409, { message, changedBy });
}

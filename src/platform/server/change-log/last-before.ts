import type { Db } from '../db/bound-kysely.ts';
import type { Change } from './write-change.ts';

/** What the last such change found, of the fields that it changed; nothing when there was none. */
export async function lastBefore(
  db: Db,
  { subject, subjectId, action }: Pick<Change, 'subject' | 'subjectId' | 'action'>,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('change_log as c')
    .select('c.before')
    .where('c.subject', '=', subject)
    .where('c.subject_id', '=', subjectId)
    .where('c.action', '=', action)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.before ?? undefined) as Record<string, unknown> | undefined;
}

import { sql } from 'kysely';
import { type Author, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { TYPE_LOG } from '../log.ts';

/** The id of a type that the product itself needs; it is made when there is none, and one that is off stays off. */
export async function neededType(db: Db, session: Author, name: string): Promise<number> {
  const made = await db
    .insertInto('attachment_types')
    .values({ master_id: session.masterId, name })
    .onConflict((taken) => taken.expression(sql`master_id, lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    const entry = { subject: TYPE_LOG.subject, subjectId: made.id, action: 'added' };
    await writeChange(db, session, { ...entry, after: { name, active: true } });
    return made.id;
  }
  const { id } = await db
    .selectFrom('attachment_types')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirstOrThrow();
  return id;
}

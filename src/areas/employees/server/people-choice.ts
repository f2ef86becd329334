import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';

const NAME = sql<string>`first_name || ' ' || last_name`;

/** Everybody who works here, by name. */
export function listPeopleChoices(db: Db): Promise<Named[]> {
  return db
    .selectFrom('employees')
    .select(['id', NAME.as('name')])
    .where('disabled_at', 'is', null)
    .orderBy(sql`fold(${NAME})`)
    .orderBy('id')
    .execute();
}

/** Somebody of the agency who still works there: whoever was disabled gets nothing new to do. */
export async function hasColleague(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('employees').select('id').where('id', '=', id).where('disabled_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

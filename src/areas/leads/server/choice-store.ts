import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LeadChoices } from '../contract.ts';

const SOURCES_MOST = 200;

export async function listChoices(db: Db): Promise<LeadChoices> {
  const offices = await db
    .selectFrom('offices')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
  const people = await db
    .selectFrom('employees')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('disabled_at', 'is', null)
    .orderBy(sql`fold(first_name || ' ' || last_name)`)
    .orderBy('id')
    .execute();
  const sources = await db
    .selectFrom('leads')
    .select('source')
    .where('source', '<>', '')
    .groupBy('source')
    .orderBy(sql`fold(source)`)
    .limit(SOURCES_MOST)
    .execute();
  return { offices, people, sources: sources.map(({ source }) => source) };
}

/** Somebody of the agency who still works there. */
export async function hasColleague(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('employees')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

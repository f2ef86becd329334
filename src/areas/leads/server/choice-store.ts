import { sql } from 'kysely';
import { listPeopleChoices } from '#areas/employees/server/public.ts';
import { listOpenOffices } from '#areas/offices/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LeadChoices } from '../contract.ts';

const SOURCES_MOST = 200;

export async function listChoices(db: Db): Promise<LeadChoices> {
  const sources = await db
    .selectFrom('leads')
    .select('source')
    .where('source', '<>', '')
    .groupBy('source')
    .orderBy(sql`fold(source)`)
    .limit(SOURCES_MOST)
    .execute();
  return {
    offices: await listOpenOffices(db),
    people: await listPeopleChoices(db),
    sources: sources.map(({ source }) => source),
  };
}

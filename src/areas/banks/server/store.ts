import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FullDirectory } from '../rules.ts';

export async function lookUp(db: Db, routing: string): Promise<FullDirectory> {
  const { rows } = await sql<{ isLoaded: boolean; name: string | null }>`
    SELECT EXISTS (SELECT 1 FROM banks) AS "isLoaded", (SELECT name FROM banks WHERE routing = ${routing}) AS name
  `.execute(db);
  const [found] = rows;
  return { isLoaded: found?.isLoaded ?? false, name: found?.name ?? undefined };
}

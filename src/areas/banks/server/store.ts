import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

interface Directory {
  isLoaded: boolean;
  /** By routing number. */
  names: Partial<Record<string, string>>;
}

export async function lookUp(db: Db, routings: readonly string[]): Promise<Directory> {
  const { rows } = await sql<Directory>`
    SELECT EXISTS (SELECT 1 FROM banks) AS "isLoaded", (
      SELECT coalesce(json_object_agg(routing, name), '{}') FROM banks WHERE routing = ANY (${routings}::text[])
    ) AS names`.execute(db);
  return rows[0] as Directory;
}

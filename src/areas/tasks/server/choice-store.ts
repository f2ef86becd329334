import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Assignee } from '../list-contract.ts';

/** People first, then the offices with their numbers below zero. */
export async function listUsers(db: Db): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    SELECT value, description FROM (
      SELECT id AS value, first_name || ' ' || last_name AS description, 0 AS kind
      FROM employees WHERE disabled_at IS NULL
      UNION ALL
      SELECT -id, name, 1 FROM offices WHERE closed_at IS NULL
    ) AS choice ORDER BY kind, fold(description), value`.execute(db);
  return rows;
}

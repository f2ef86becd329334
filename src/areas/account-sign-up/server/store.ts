import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

interface MadeAgency {
  account: number;
  /** Of the link with which the owner chooses a password. */
  resetId: string;
}

/** One of the three ways in which the provider writes in another agency. Undefined when the address already signs in. */
export async function makeAgency(
  db: Db,
  agency: Record<string, string | number>,
  office: string,
  owner: Record<string, string>,
): Promise<MadeAgency | undefined> {
  const { rows } = await sql<MadeAgency>`
    SELECT account, reset_id AS "resetId"
    FROM sign_up_agency(${JSON.stringify(agency)}::jsonb, ${office}, ${JSON.stringify(owner)}::jsonb)`.execute(
    db,
  );
  return rows[0];
}

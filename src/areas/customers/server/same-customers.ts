import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import {
  type Duplicate,
  type Facts,
  factsMet,
  namesIn,
  phonesIn,
  type TypedPerson,
} from '#platform/shared/duplicates.ts';

/** More than these nobody reads before they save. */
const SAME_MOST = 5;

type Given = TypedPerson & Facts;

/** The customers who go by one of these names and have one of these facts. */
export async function listSame(db: Db, given: Given): Promise<Duplicate[]> {
  const names = namesIn(given);
  if (names.length === 0) return [];
  const { rows } = await sql<Facts & { id: number; name: string }>`
    SELECT c.id, c.name, c.phone, c.phone2, c.email, c.dob, c.license_number AS "licenseNumber"
    FROM same_customers(${names}, ${comparedPhones(given)}, ${given.email.trim()}, ${given.dob ?? null},
      ${given.licenseNumber ?? ''}, ${SAME_MOST}) WITH ORDINALITY AS s (id, place)
    JOIN customers c ON c.id = s.id ORDER BY s.place`.execute(db);
  return rows.map(({ id, name, ...facts }) => ({
    kind: 'customer',
    id,
    name,
    meets: factsMet(given, facts),
    mayOpen: true,
  }));
}

/** As they may be stored: with the 1 of the country, or without. */
export function comparedPhones({ phone, phone2 }: Pick<Given, 'phone' | 'phone2'>): string[] {
  return phonesIn([phone, phone2]).flatMap((digits) => [digits, `1${digits}`]);
}

/**
 * Refuses to add somebody who is here already. Of two people who add the same one at the same moment, the second waits
 * for the first and is told.
 */
export async function refuseSame(
  db: Db,
  masterId: number,
  given: Given,
  list: (db: Db, given: Given) => Promise<Duplicate[]> = listSame,
): Promise<void> {
  const names = namesIn(given).map((name) => name.toLowerCase());
  for (const name of names.toSorted())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('same ' || ${name}, ${masterId}))`.execute(db);
  const found = await list(db, given);
  if (found.length > 0) throw refuse.duplicates(found);
}

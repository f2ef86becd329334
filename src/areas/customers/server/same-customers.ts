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
import type { GateFacts } from '#platform/shared/gates.ts';

/** More than these nobody reads before they save. */
const SAME_MOST = 5;

type Given = TypedPerson & Facts;

/** Everybody whom somebody being added may be already, as far as whoever asks may know them. */
export type ListSame = (db: Db, session: GateFacts, given: Given) => Promise<Duplicate[]>;

/** The customers who go by one of these names and have one of these facts. */
export async function listSame(db: Db, given: Given): Promise<Duplicate[]> {
  const { names, phones, email } = comparedOf(given);
  if (names.length === 0) return [];
  const { rows } = await sql<Facts & { id: number; name: string }>`
    SELECT c.id, c.name, c.phone, c.phone2, c.email, c.dob, c.license_number AS "licenseNumber"
    FROM same_customers(${names}, ${phones}, ${email}, ${given.dob ?? null}, ${given.licenseNumber ?? ''}, ${SAME_MOST}) WITH ORDINALITY AS s (id, place)
    JOIN customers c ON c.id = s.id ORDER BY s.place`.execute(db);
  return rows.map(({ id, name, ...facts }) => ({
    kind: 'customer',
    id,
    name,
    meets: factsMet(given, facts),
    mayOpen: true,
  }));
}

/** For many at once, by their rows: the first customer that each of them is. */
export async function findSameCustomers(
  db: Db,
  people: readonly (Given & { row: number })[],
): Promise<Map<number, number>> {
  const asked = people.map((person) => ({
    row: person.row,
    ...comparedOf(person),
    dob: person.dob ?? null,
    license: person.licenseNumber ?? '',
  }));
  const { rows } = await sql<{ row: number; id: number }>`
    SELECT g.row, s.id
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      AS g (row bigint, names text[], phones text[], email text, dob date, license text),
    LATERAL same_customers(g.names, g.phones, g.email, g.dob, g.license, 1) AS s (id)`.execute(db);
  return new Map(rows.map(({ row, id }) => [row, id]));
}

/** What customers and leads are compared by. Numbers may be stored with the 1 of the country, or without. */
export function comparedOf(person: TypedPerson): { names: string[]; phones: string[]; email: string } {
  const phones = phonesIn([person.phone, person.phone2]).flatMap((digits) => [digits, `1${digits}`]);
  return { names: namesIn(person), phones, email: person.email.trim() };
}

/**
 * Refuses to add somebody who is here already. Of two people who add the same one at the same moment, the second waits
 * for the first and is told.
 */
export async function refuseSame(
  db: Db,
  masterId: number,
  given: Given,
  list: (db: Db, given: Given) => Promise<Duplicate[]>,
): Promise<void> {
  const names = namesIn(given).map((name) => name.toLowerCase());
  for (const name of names.toSorted())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('same ' || ${name}, ${masterId}))`.execute(db);
  const found = await list(db, given);
  if (found.length > 0) throw refuse.duplicates(found);
}

import { sql } from 'kysely';
import { comparedOf, listSame as listSameCustomers } from '#areas/customers/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type Duplicate, type Facts, factsMet, type TypedPerson } from '#platform/shared/duplicates.ts';
import { type GateFacts, isOpen } from '#platform/shared/gates.ts';
import { type LeadStatus, whyStatusClosed } from '../statuses.ts';

const SAME_MOST = 5;

interface SameRow extends Facts {
  id: number;
  name: string;
  status: LeadStatus;
}

/**
 * The customers and the leads who go by one of these names and have one of these facts. Whoever may not see a lead is
 * told of it all the same: it says no more than they typed.
 */
export async function listSame(db: Db, session: GateFacts, given: TypedPerson): Promise<Duplicate[]> {
  const { names, phones, email } = comparedOf(given);
  if (names.length === 0) return [];
  const customers = await listSameCustomers(db, given);
  const { rows } = await sql<SameRow>`
    SELECT l.id, l.name, l.phone, l.phone2, l.email, l.status
    FROM same_leads(${names}, ${phones}, ${email}, ${SAME_MOST})
      WITH ORDINALITY AS s (id, place)
    JOIN leads l ON l.id = s.id ORDER BY s.place`.execute(db);
  const leads = rows.map(
    ({ id, name, status, ...facts }): Duplicate => ({
      kind: 'lead',
      id,
      name,
      meets: factsMet(given, facts),
      mayOpen: isOpen('leads', session) && !whyStatusClosed(status, session),
    }),
  );
  return [...customers, ...leads];
}

/** For many at once, by their rows: the first lead that each of them is. */
export async function findSameLeads(
  db: Db,
  people: readonly (TypedPerson & { row: number })[],
): Promise<Map<number, number>> {
  const asked = people.map((person) => ({ row: person.row, ...comparedOf(person) }));
  const { rows } = await sql<{ row: number; id: number }>`
    SELECT g.row, s.id
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS g (row bigint, names text[], phones text[], email text),
    LATERAL same_leads(g.names, g.phones, g.email, 1) AS s (id)`.execute(db);
  return new Map(rows.map(({ row, id }) => [row, id]));
}

import { sql } from 'kysely';
import { comparedPhones, listSame as listSameCustomers } from '#areas/customers/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import {
  type Duplicate,
  type Facts,
  factsMet,
  namesIn,
  type TypedPerson,
} from '#platform/shared/duplicates.ts';
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
  const names = namesIn(given);
  if (names.length === 0) return [];
  const customers = await listSameCustomers(db, given);
  const { rows } = await sql<SameRow>`
    SELECT l.id, l.name, l.phone, l.phone2, l.email, l.status
    FROM same_leads(${names}, ${comparedPhones(given)}, ${given.email.trim()}, ${SAME_MOST})
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

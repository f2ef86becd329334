import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { PolicyInput } from '../contract.ts';

type Term = Pick<PolicyInput, 'policyNumber' | 'productId' | 'effdate'>;

interface SameTerm {
  id: number;
  policy_number: string;
  customer: string;
}

/** The terms with this number, product and first day; numbers are the same however they are spaced. */
export function sameTermSql({ policyNumber, productId, effdate }: Term, except: number) {
  return sql<SameTerm>`
    SELECT p.id, p.policy_number, u.name AS customer FROM policies p
    JOIN customers u ON u.master_id = p.master_id AND u.id = p.customer_id
    WHERE p.number_key = bare(${policyNumber}) AND p.product_id = ${productId} AND p.effdate = ${effdate}
      AND p.id <> ${except} ORDER BY p.id LIMIT 3`;
}

/** Refuses a term that is here already, whoever's it is. Of two people who write it at one moment, one does. */
export async function refuseTwice(db: Db, masterId: number, term: Term, except = 0): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('policy ' || bare(${term.policyNumber}), ${masterId}))`.execute(
    db,
  );
  const { rows } = await sameTermSql(term, except).execute(db);
  if (rows.length === 0) return;
  throw refuse.duplicates(
    rows.map(({ id, policy_number, customer }) => ({
      kind: 'policy',
      id,
      name: `${policy_number} of ${customer}`,
      meets: [],
      mayOpen: true,
    })),
  );
}

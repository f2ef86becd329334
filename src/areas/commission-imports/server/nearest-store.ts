import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { NearPolicy } from '../unmatched-contract.ts';
import { nameKey } from './name-key.ts';
import { nearestSql } from './nearest.ts';
import type { OpenLine } from './unmatched-store.ts';

/** As many as somebody looks through before searching. */
const OFFERED = 6;

type Row = Omit<NearPolicy, 'customer'> & { customer_id: number; customer: string };

/** The policies that a line may mean, the likeliest first. */
export async function listNearest(db: Db, { id, company_id }: OpenLine): Promise<NearPolicy[]> {
  const { rows } = await sql<Row>`
    WITH w AS MATERIALIZED (
      SELECT 1 AS row_number, l.policy_number, bare(l.policy_number) AS number_key,
        ${nameKey(sql`l.customer_name`)} AS name_key, l.effdate, coalesce(l.effdate, l.transaction_on) AS day
      FROM commission_lines l WHERE l.id = ${id})
    SELECT p.id, p.policy_number AS policy, o.name AS product, p.effdate, p.expdate, p.premium,
      c.id AS customer_id, c.name AS customer
    FROM (${nearestSql(company_id, OFFERED)}) n
    JOIN policies p ON p.id = n.policy_id
    JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id
    JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
    ORDER BY n.place`.execute(db);
  return rows.map(({ customer_id, customer, ...policy }) => ({
    ...policy,
    customer: { id: customer_id, name: customer },
  }));
}

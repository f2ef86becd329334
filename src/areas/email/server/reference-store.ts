import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export function findCustomer(db: Db, id: number) {
  return db
    .selectFrom('customers')
    .select(['id', 'email', 'email_opt_out'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A policy, whose it is, and where its company is written to. */
export function findPolicy(db: Db, id: number) {
  return db
    .selectFrom('policies as p')
    .innerJoin('products as r', (join) =>
      join.onRef('r.master_id', '=', 'p.master_id').onRef('r.id', '=', 'p.product_id'),
    )
    .innerJoin('companies as c', (join) =>
      join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.company_id'),
    )
    .select(['p.id', 'p.customer_id', 'c.email as company_email'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** Of these addresses, in small letters, one that belongs to a customer who takes no mail. */
export function findOptedOut(db: Db, addresses: readonly string[]) {
  return db
    .selectFrom('customers')
    .select('id')
    .where('email_key', 'in', addresses)
    .where('email_opt_out', '=', true)
    .limit(1)
    .executeTakeFirst();
}

/** The agency's own addresses: those of its offices. */
export async function listOfficeAddresses(db: Db) {
  const { rows } = await sql<{ address: string; name: string }>`
    SELECT o.email AS address, a.name || ', ' || o.name AS name
    FROM offices o JOIN agencies a ON a.master_id = o.master_id
    WHERE o.email <> '' AND o.closed_at IS NULL ORDER BY fold(o.name), o.id`.execute(db);
  return rows;
}

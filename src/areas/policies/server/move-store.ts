import { sql } from 'kysely';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { PolicyStatus } from '../statuses.ts';

const isOneOf = (ids: readonly number[]) => sql<number>`ANY (${ids}::bigint[])`;

/** In the order of their numbers, with whose they are. */
export function listMovable(db: Db, ids: readonly number[], officeId: number | null) {
  return db
    .selectFrom('policies as p')
    .innerJoin('customers as u', (join) =>
      join.onRef('u.master_id', '=', 'p.master_id').onRef('u.id', '=', 'p.customer_id'),
    )
    .select(['p.id', 'p.policy_number', 'p.effdate', 'p.expdate', 'p.cancelled_on', 'p.premium', 'p.version'])
    .select(['p.customer_id', 'u.name', 'u.address', 'u.city', 'u.state', 'u.zip'])
    .select([sql<PolicyStatus>`p.status`.as('status'), todayAt(officeId).as('today')])
    .where('p.id', '=', isOneOf(ids))
    .orderBy('p.policy_number')
    .orderBy('p.effdate', 'desc')
    .orderBy('p.id')
    .execute();
}

/** The other terms of these policies, before and after, that the same customer has. */
export async function listOtherTerms(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE terms AS (
      SELECT master_id, id, renews_id, customer_id FROM policies WHERE id = ${isOneOf(ids)}
      UNION
      SELECT p.master_id, p.id, p.renews_id, p.customer_id FROM terms t
      JOIN policies p ON p.master_id = t.master_id AND p.customer_id = t.customer_id
        AND (p.id = t.renews_id OR p.renews_id = t.id)
    )
    SELECT id FROM terms WHERE NOT id = ${isOneOf(ids)} ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps others from changing them until this transaction ends; always in one order, so that nobody waits in a circle. */
export function lockForMove(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('policies')
    .select(['id', 'customer_id', 'policy_number', 'version'])
    .where('id', '=', isOneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}
export type LockedPolicy = Awaited<ReturnType<typeof lockForMove>>[number];

export function findCustomer(db: Db, id: number) {
  return db.selectFrom('customers').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export function setCustomer(db: Db, ids: readonly number[], customerId: number) {
  return db
    .updateTable('policies')
    .set((set) => ({ customer_id: customerId, version: set('version', '+', 1) }))
    .where('id', '=', isOneOf(ids))
    .returning(['id', 'policy_number as policy', 'version'])
    .execute();
}

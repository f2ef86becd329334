import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Customer } from '../contract.ts';
import { type CustomerFields, fieldsOf } from '../rules.ts';
import * as store from './store.ts';

/** The ids of what moved, and the fingerprints of what was there afterwards, by key. */
export type Moved = Record<string, number[]>;
export type Seen = Record<string, string>;

interface NewMerge {
  kept: Customer;
  merged: Customer;
  moved: Moved;
  seen: Seen;
}

export async function insertMerge(
  db: Db,
  author: { masterId: number; employeeId: number },
  { kept, merged, moved, seen }: NewMerge,
): Promise<number> {
  const { id } = await db
    .insertInto('customer_merges')
    .values({
      master_id: author.masterId,
      customer_id: kept.id,
      merged_id: merged.id,
      merged_name: merged.name,
      merged: JSON.stringify(merged),
      merged_since: sql<Date>`(SELECT created_at FROM customers WHERE id = ${merged.id})`,
      kept: JSON.stringify(kept),
      moved: JSON.stringify(moved),
      seen: JSON.stringify(seen),
      merged_by: author.employeeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The database refuses while anything still belongs to them. */
export async function removeCustomer(db: Db, id: number): Promise<void> {
  await db.deleteFrom('household_members').where('customer_id', '=', id).execute();
  await db.deleteFrom('vehicles').where('customer_id', '=', id).execute();
  await db.deleteFrom('customers').where('id', '=', id).execute();
}

/** Under the old number, as old as before. */
export async function restoreCustomer(
  db: Db,
  masterId: number,
  mergeId: number,
  merged: Customer,
): Promise<void> {
  const id = await store.insertCustomer(db, masterId, fieldsOf(merged), merged.id);
  await sql`
    UPDATE customers c SET version = ${merged.version + 1}, created_at = m.merged_since
    FROM customer_merges m WHERE m.master_id = c.master_id AND m.id = ${mergeId} AND c.id = ${id}`.execute(
    db,
  );
}

export async function writeFields(
  db: Db,
  masterId: number,
  id: number,
  fields: CustomerFields,
): Promise<void> {
  await store.updateCustomer(db, id, fields);
  await store.replaceHousehold(db, masterId, id, fields);
  await store.replaceVehicles(db, masterId, id, fields);
}

export function findMerge(db: Db, id: number) {
  return db
    .selectFrom('customer_merges')
    .select(['id', 'customer_id', 'merged_id', 'merged_name', 'merged', 'kept', 'moved', 'seen', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type MergeRow = NonNullable<Awaited<ReturnType<typeof findMerge>>>;

/** Newest first, without those that were undone. */
export function listStanding(db: Db, customerId: number) {
  return db
    .selectFrom('customer_merges as m')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'm.master_id').onRef('e.id', '=', 'm.merged_by'),
    )
    .select(['m.id', 'm.merged_id', 'm.merged_name', 'm.merged_at', 'm.seen', 'm.undone_at'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('by'))
    .where('m.customer_id', '=', customerId)
    .where('m.undone_at', 'is', null)
    .orderBy('m.id', 'desc')
    .execute();
}

export async function markUndone(db: Db, id: number, employeeId: number): Promise<void> {
  await db
    .updateTable('customer_merges')
    .set({ undone_by: employeeId, undone_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The numbers that lead to this customer now. */
export async function listMergedIds(db: Db, customerId: number): Promise<number[]> {
  return (await listStanding(db, customerId)).map(({ merged_id }) => merged_id);
}

export function findMergedInto(db: Db, id: number) {
  return db
    .selectFrom('customer_merges as m')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'm.master_id').onRef('c.id', '=', 'm.customer_id'),
    )
    .select(['c.id', 'c.name'])
    .where('m.merged_id', '=', id)
    .where('m.undone_at', 'is', null)
    .executeTakeFirst();
}

/** For a number that is no customer's: it may lead to somebody all the same. */
export async function refuseMerged(db: Db, id: number): Promise<void> {
  const into = await findMergedInto(db, id);
  if (into) throw refuse.merged(into);
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { AddOn } from '../contract.ts';
import type { BillType, CostType, IncludeLevel } from '../rules.ts';

function addOns(db: Db) {
  return db
    .selectFrom('add_ons')
    .select(['id', 'name', 'description', 'cost', 'cost_type', 'bill_type', 'lite_switch'])
    .select(['is_commissionable', 'version']);
}

type AddOnRow = Awaited<ReturnType<ReturnType<typeof addOns>['executeTakeFirstOrThrow']>>;

function addOnOf({ is_commissionable, cost_type, bill_type, lite_switch, ...row }: AddOnRow): AddOn {
  return {
    ...row,
    cost_type: cost_type as CostType,
    bill_type: bill_type as BillType,
    lite_switch: lite_switch as IncludeLevel,
    isCommissionable: flagOf(is_commissionable),
  };
}

export async function listAddOns(db: Db): Promise<AddOn[]> {
  return (await addOns(db).orderBy(sql`lower(name)`).execute()).map(addOnOf);
}

export async function findAddOn(db: Db, id: number): Promise<AddOn | undefined> {
  const row = await addOns(db).where('id', '=', id).executeTakeFirst();
  return row && addOnOf(row);
}

export async function lockAddOn(db: Db, id: number): Promise<AddOn | undefined> {
  const row = await addOns(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && addOnOf(row);
}

/** As it stays until the transaction ends: discounts are judged by its price. */
export async function keepAddOn(db: Db, id: number): Promise<AddOn | undefined> {
  const row = await addOns(db).where('id', '=', id).forShare().executeTakeFirst();
  return row && addOnOf(row);
}

/** What is saved of an add-on; without a description it keeps its own. */
type AddOnFields = Omit<AddOn, 'id' | 'version' | 'description'> & { description?: string | undefined };

const NAME_TAKEN = 'There is another add-on with this name.';

export async function insertAddOn(
  db: Db,
  masterId: number,
  { isCommissionable, ...columns }: AddOnFields,
): Promise<number> {
  const insert = db
    .insertInto('add_ons')
    .values({ master_id: masterId, ...columns, is_commissionable: isCommissionable === 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await refuseTakenName('add_ons_name', NAME_TAKEN, insert)).id;
}

export async function updateAddOn(db: Db, id: number, to: AddOnFields): Promise<void> {
  const { isCommissionable, ...columns } = to;
  const update = db
    .updateTable('add_ons')
    .set((set) => ({
      ...columns,
      is_commissionable: isCommissionable === 1,
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await refuseTakenName('add_ons_name', NAME_TAKEN, update);
}

function applied(db: Db) {
  return db
    .selectFrom('account_add_ons as a')
    .innerJoin('add_ons as c', (join) =>
      join.onRef('c.master_id', '=', 'a.master_id').onRef('c.id', '=', 'a.add_on_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'a.master_id').onRef('e.id', '=', 'a.sales_rep_id'),
    )
    .select(['a.id', 'a.account', 'a.add_on_id', 'a.sales_rep_id', 'a.employee_id', 'a.version'])
    .select(['c.name', 'c.cost', 'c.cost_type', 'c.bill_type', 'c.lite_switch'])
    .select(sql<string | null>`e.first_name || ' ' || e.last_name`.as('sales_rep'))
    .where('a.deleted_at', 'is', null);
}

export type AppliedRow = Awaited<ReturnType<ReturnType<typeof applied>['executeTakeFirstOrThrow']>>;

export function findApplied(db: Db, id: number): Promise<AppliedRow | undefined> {
  return applied(db).where('a.id', '=', id).executeTakeFirst();
}

export async function lockApplied(db: Db, id: number): Promise<AppliedRow | undefined> {
  await db.selectFrom('account_add_ons').select('id').where('id', '=', id).forUpdate().execute();
  return findApplied(db, id);
}

export function listApplied(db: Db, account: number): Promise<AppliedRow[]> {
  return applied(db).where('a.account', '=', account).orderBy(sql`lower(c.name)`).orderBy('a.id').execute();
}

export function listApplications(db: Db, addOn: number): Promise<{ id: number; account: number }[]> {
  return db
    .selectFrom('account_add_ons')
    .select(['id', 'account'])
    .where('add_on_id', '=', addOn)
    .where('deleted_at', 'is', null)
    .orderBy('account')
    .execute();
}

interface NewRow {
  master_id: number;
  account: number;
  add_on_id: number;
  sales_rep_id: number | null;
  employee_id: number;
}

/** Undefined when the account has this add-on already. */
export async function insertApplied(db: Db, row: NewRow): Promise<number | undefined> {
  const added = await db
    .insertInto('account_add_ons')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function updateApplied(db: Db, id: number, salesRep: number | null): Promise<void> {
  await db
    .updateTable('account_add_ons')
    .set((set) => ({ sales_rep_id: salesRep, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markDeleted(db: Db, id: number): Promise<void> {
  await db.updateTable('account_add_ons').set({ deleted_at: new Date() }).where('id', '=', id).execute();
}

/** One of the three ways in which the provider writes in another agency. */
export async function switchAddOn(db: Db, account: number, addOn: number, isOn: boolean): Promise<void> {
  await sql`SELECT switch_account_add_on(${account}, ${addOn}::integer, ${isOn})`.execute(db);
}

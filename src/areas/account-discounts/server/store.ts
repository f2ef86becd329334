import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { AmountType } from '../rules/client-price.ts';
import type { SavedDiscount } from '../rules/discounts.ts';

/** What discounts belong to. */
export type DiscountOwner = { payment_method_id: number } | { account_add_on_id: number };

function discounts(db: Db) {
  return db
    .selectFrom('account_discounts as d')
    .select([
      'd.id',
      'd.amount_type',
      'd.amount',
      'd.effective_on',
      'd.expires_on',
      'd.employee_id',
      'd.is_lifetime',
      'd.since',
    ])
    .select(['d.payment_method_id', 'd.account_add_on_id']);
}

export type DiscountRow = Awaited<ReturnType<ReturnType<typeof discounts>['executeTakeFirstOrThrow']>>;

export function savedOf(row: DiscountRow) {
  return {
    id: row.id,
    employeeId: row.employee_id,
    amountType: row.amount_type as AmountType,
    amount: row.amount,
    effectiveDate: row.effective_on,
    expirationDate: row.expires_on,
    since: row.since,
  };
}

/** All of an account, those of what has ended too, lifetime ones first. */
export const listOfAccount = prepared((db: Db, account: number) =>
  discounts(db)
    .where('d.account', '=', account)
    .orderBy('d.is_lifetime', 'desc')
    .orderBy('d.effective_on')
    .orderBy('d.id'),
);

export function listOf(db: Db, owner: DiscountOwner): Promise<DiscountRow[]> {
  const [[column, id]] = Object.entries(owner) as [['payment_method_id', number]];
  return discounts(db)
    .where(`d.${column}`, '=', id)
    .orderBy('d.is_lifetime', 'desc')
    .orderBy('d.effective_on')
    .orderBy('d.id')
    .execute();
}

export async function listOfAddOns(db: Db, ids: readonly number[]): Promise<DiscountRow[]> {
  return ids.length === 0 ? [] : discounts(db).where('d.account_add_on_id', 'in', ids).execute();
}

/** Of what counts for the account now: its payment methods that have not ended, and its add-ons. */
export async function listCounting(db: Db, account: number): Promise<(DiscountRow & { product: string })[]> {
  const { rows } = await sql<DiscountRow & { product: string }>`
    SELECT d.id, d.amount_type, d.amount, d.effective_on, d.expires_on, d.employee_id, d.is_lifetime,
      d.since, d.payment_method_id, d.account_add_on_id, coalesce(c.name, 'Base Price') AS product
    FROM account_discounts d
    LEFT JOIN account_payment_methods m ON m.master_id = d.master_id AND m.id = d.payment_method_id
    LEFT JOIN account_add_ons a ON a.master_id = d.master_id AND a.id = d.account_add_on_id
    LEFT JOIN add_ons c ON c.master_id = a.master_id AND c.id = a.add_on_id
    WHERE d.account = ${account} AND m.ended_at IS NULL AND a.deleted_at IS NULL
    ORDER BY d.payment_method_id DESC NULLS LAST, lower(c.name), d.is_lifetime DESC, d.effective_on, d.id`.execute(
    db,
  );
  return rows;
}

interface Place {
  master_id: number;
  account: number;
  employee_id: number;
}

export async function insertDiscount(
  db: Db,
  place: Place,
  owner: DiscountOwner,
  row: Omit<SavedDiscount, 'id'> & { isLifetime: boolean },
): Promise<void> {
  await db
    .insertInto('account_discounts')
    .values({
      ...place,
      ...owner,
      is_lifetime: row.isLifetime,
      amount_type: row.amountType,
      amount: row.amount,
      effective_on: row.effectiveDate,
      expires_on: row.expirationDate,
    })
    .execute();
}

export async function updateDiscount(db: Db, row: SavedDiscount): Promise<void> {
  await db
    .updateTable('account_discounts')
    .set({
      amount_type: row.amountType,
      amount: row.amount,
      effective_on: row.effectiveDate,
      expires_on: row.expirationDate,
      since: sql<Date>`now()`,
    })
    .where('id', '=', row.id)
    .execute();
}

/** Keeps what these of payment methods are until now. */
export async function keepFormer(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    INSERT INTO account_former_discounts (master_id, account, payment_method_id, is_lifetime, amount_type, amount,
      effective_on, expires_on, since)
    SELECT master_id, account, payment_method_id, is_lifetime, amount_type, amount, effective_on, expires_on, since
    FROM account_discounts WHERE id = ANY (${ids}::bigint[]) AND payment_method_id IS NOT NULL`.execute(db);
}

export async function deleteDiscounts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('account_discounts').where('id', 'in', ids).execute();
}

import { sql } from 'kysely';
import type { AmountType } from '#areas/account-discounts/rules/client-price.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { PAYMENT_METHOD_LOG } from '../log.ts';

function methods(db: Db) {
  return db
    .selectFrom('account_payment_methods as m')
    .select(['m.id', 'm.account', 'm.payment_type', 'm.office_amount', 'm.check_description', 'm.routing'])
    .select(['m.last_four', 'm.expires', 'm.bill_name', 'm.bill_address', 'm.bill_city', 'm.bill_state'])
    .select(['m.bill_zip', 'm.created_at', 'm.ended_at', 'm.version'])
    .select([lastDecline.as('last_decline'), priceChanges.as('price_changes')])
    .select(formerDiscounts.as('former_discounts'));
}

/** Of the last charge that has ended, when that one failed. */
const lastDecline = sql<{ at: string; reason: string } | null>`(
  SELECT CASE b.state WHEN 'Failed' THEN json_build_object('at', b.settled_at, 'reason', b.failure) END
  FROM account_billings b
  WHERE b.master_id = m.master_id AND b.payment_method_id = m.id AND b.state IN ('Paid', 'Failed')
  ORDER BY b.id DESC LIMIT 1)`;

export interface PriceChange {
  at: string;
  before: number;
  after: number;
}

/** When somebody edited the base price, and what it was; the log is the only one to know. */
const priceChanges = sql<PriceChange[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'at', c.at, 'before', c.before -> 'office_amount', 'after', c.after -> 'office_amount') ORDER BY c.id), '[]')
  FROM change_log c
  WHERE c.master_id = m.master_id AND c.subject = ${PAYMENT_METHOD_LOG.subject} AND c.subject_id = m.id
    AND c.before ? 'office_amount' AND c.after ? 'office_amount')`;

interface FormerDiscount {
  isLifetime: boolean;
  amountType: AmountType;
  amount: number;
  effectiveDate: string | null;
  expirationDate: string | null;
  since: string;
  until: string;
}

/** What the discounts were before they were changed or deleted. */
const formerDiscounts = sql<FormerDiscount[]>`(
  SELECT coalesce(json_agg(json_build_object('isLifetime', f.is_lifetime, 'amountType', f.amount_type,
    'amount', f.amount, 'effectiveDate', f.effective_on, 'expirationDate', f.expires_on,
    'since', f.since, 'until', f.until) ORDER BY f.id), '[]')
  FROM account_former_discounts f WHERE f.master_id = m.master_id AND f.payment_method_id = m.id)`;

export type MethodRow = Awaited<ReturnType<ReturnType<typeof methods>['executeTakeFirstOrThrow']>>;

export function findMethod(db: Db, id: number): Promise<MethodRow | undefined> {
  return methods(db).where('m.id', '=', id).executeTakeFirst();
}

export function lockMethod(db: Db, id: number): Promise<MethodRow | undefined> {
  return methods(db).where('m.id', '=', id).forUpdate('m').executeTakeFirst();
}

/** Newest first; those that have ended last. */
export const listMethods = prepared((db: Db, account: number) =>
  methods(db).where('m.account', '=', account).orderBy(sql`m.ended_at IS NOT NULL`).orderBy('m.id', 'desc'),
);

/** The newest active one sets the price of an account. */
export async function newestActive(db: Db, account: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_payment_methods')
    .select('id')
    .where('account', '=', account)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function drawId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT nextval('account_payment_methods_id_seq') AS id`.execute(
    db,
  );
  return (rows[0] as { id: number }).id;
}

export interface MethodColumns {
  payment_type: string;
  office_amount: number;
  check_description: string;
  routing: string;
  expires: string;
  bill_name: string;
  bill_address: string;
  bill_city: string;
  bill_state: string;
  bill_zip: string;
}

/** The number as it is stored; nothing of it for a check. */
export interface NumberColumns {
  sealed_number: string | null;
  last_four: string;
}

export async function insertMethod(
  db: Db,
  row: MethodColumns & NumberColumns & { master_id: number; id: number; account: number },
): Promise<void> {
  await db.insertInto('account_payment_methods').values(row).execute();
}

export async function updateMethod(
  db: Db,
  id: number,
  columns: MethodColumns & Partial<NumberColumns>,
): Promise<void> {
  await db
    .updateTable('account_payment_methods')
    .set((set) => ({ ...columns, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function endMethod(db: Db, id: number): Promise<void> {
  await db
    .updateTable('account_payment_methods')
    .set((set) => ({ ended_at: new Date(), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function sealedNumber(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('account_payment_methods')
    .select('sealed_number')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealed_number ?? null;
}

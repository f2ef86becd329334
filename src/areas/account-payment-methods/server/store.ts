import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

function methods(db: Db) {
  return db
    .selectFrom('account_payment_methods')
    .select([
      'id',
      'account',
      'payment_type',
      'office_amount',
      'check_description',
      'routing',
      'last_four',
      'expires',
    ])
    .select([
      'bill_name',
      'bill_address',
      'bill_city',
      'bill_state',
      'bill_zip',
      'created_at',
      'ended_at',
      'version',
    ]);
}

export type MethodRow = Awaited<ReturnType<ReturnType<typeof methods>['executeTakeFirstOrThrow']>>;

export function findMethod(db: Db, id: number): Promise<MethodRow | undefined> {
  return methods(db).where('id', '=', id).executeTakeFirst();
}

export function lockMethod(db: Db, id: number): Promise<MethodRow | undefined> {
  return methods(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Newest first; those that have ended last. */
export function listMethods(db: Db, account: number): Promise<MethodRow[]> {
  return methods(db)
    .where('account', '=', account)
    .orderBy(sql`ended_at IS NOT NULL`)
    .orderBy('id', 'desc')
    .execute();
}

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

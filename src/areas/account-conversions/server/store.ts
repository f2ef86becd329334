import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Conversion } from '../contract.ts';
import type { ConversionType } from '../rules.ts';

function conversions(db: Db) {
  return db
    .selectFrom('account_conversions as c')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'c.master_id').onRef('e.id', '=', 'c.employee_id'),
    )
    .select([
      'c.id',
      'c.account',
      'c.conversion_type',
      'c.competitor_id',
      'c.competitor_name',
      'c.fee',
      'c.comments',
    ])
    .select(['c.employee_id', 'c.inserted_at', 'c.completed_at', 'c.voided_at'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('employee'));
}

type Row = Awaited<ReturnType<ReturnType<typeof conversions>['executeTakeFirstOrThrow']>>;

/** The record with the id that saving needs beside its own name for it. */
export interface StoredConversion extends Conversion {
  id: number;
}

function conversionOf(row: Row): StoredConversion {
  return {
    id: row.id,
    conversionsRequestedId: row.id,
    masterId: row.account,
    conversionType: row.conversion_type as ConversionType,
    competitorId: row.competitor_id,
    competitorName: row.competitor_name,
    conversionFee: row.fee,
    fee: row.fee,
    comments: row.comments,
    employeeId: row.employee_id,
    employeeName: row.employee,
    insertDate: row.inserted_at,
    completeDate: row.completed_at,
    voidDate: row.voided_at,
  };
}

export async function findConversion(db: Db, id: number): Promise<StoredConversion | undefined> {
  const row = await conversions(db).where('c.id', '=', id).executeTakeFirst();
  return row && conversionOf(row);
}

export async function lockConversion(db: Db, id: number): Promise<StoredConversion | undefined> {
  const row = await conversions(db).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
  return row && conversionOf(row);
}

export async function listConversions(db: Db, account: number): Promise<StoredConversion[]> {
  return (await conversions(db).where('c.account', '=', account).orderBy('c.id', 'desc').execute()).map(
    conversionOf,
  );
}

interface NewConversion {
  master_id: number;
  account: number;
  conversion_type: ConversionType;
  competitor_id: number | null;
  competitor_name: string;
  fee: number;
  comments: string;
  employee_id: number;
}

export async function insertConversion(db: Db, row: NewConversion): Promise<number> {
  const { id } = await db
    .insertInto('account_conversions')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markConversion(
  db: Db,
  id: number,
  column: 'completed_at' | 'voided_at',
): Promise<void> {
  await db
    .updateTable('account_conversions')
    .set({ [column]: new Date() })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { BuzzSync } from '../contract.ts';
import type { SyncState } from '../rules.ts';

const SHOWN = 15;

function syncs(db: Db) {
  return db
    .selectFrom('account_buzz_syncs as s')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 's.master_id').onRef('e.id', '=', 's.employee_id'),
    )
    .select([
      's.id',
      's.account as masterId',
      's.state',
      's.customers',
      's.failure',
      's.is_sandbox as isSandbox',
    ])
    .select(['s.asked_at as askedAt', 's.ended_at as endedAt'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('employeeName'));
}

export async function findSync(db: Db, id: number): Promise<BuzzSync | undefined> {
  const row = await syncs(db).where('s.id', '=', id).executeTakeFirst();
  return row && { ...row, state: row.state as SyncState };
}

export async function lockSync(db: Db, id: number): Promise<BuzzSync | undefined> {
  const row = await syncs(db).where('s.id', '=', id).forUpdate('s').executeTakeFirst();
  return row && { ...row, state: row.state as SyncState };
}

export async function listSyncs(db: Db, account: number): Promise<BuzzSync[]> {
  const rows = await syncs(db)
    .where('s.account', '=', account)
    .orderBy('s.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as SyncState }));
}

/** Undefined while another sync of the account is not over. */
export async function insertSync(db: Db, row: { master_id: number; account: number; employee_id: number }) {
  const added = await db
    .insertInto('account_buzz_syncs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

type SyncEnd = { state: 'Done'; customers: number } | { state: 'Failed'; failure: string };

export async function endSync(db: Db, id: number, end: SyncEnd & { is_sandbox: boolean }): Promise<void> {
  await db
    .updateTable('account_buzz_syncs')
    .set({ ...end, ended_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** How many customers of the account are in it, and nothing else of them. */
export async function countCustomers(db: Db, account: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count_buzz_customers(${account}) AS count`.execute(db);
  return rows[0]?.count ?? 0;
}

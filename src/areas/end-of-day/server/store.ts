import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Pieces } from '../cash.ts';

/** Whoever writes into a day of the office shares the lock; whoever counts, closes or reopens has it alone. */
const lockKey = (masterId: number, officeId: number) =>
  sql`hashtextextended('office day ' || ${officeId}::text, ${masterId}::bigint)`;

export async function lockDays(db: Db, masterId: number, officeId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKey(masterId, officeId)})`.execute(db);
}

export async function shareDays(db: Db, masterId: number, officeId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${lockKey(masterId, officeId)})`.execute(db);
}

export async function isClosed(db: Db, officeId: number, day: string): Promise<boolean> {
  const found = db
    .selectFrom('day_closes')
    .select('id')
    .where('office_id', '=', officeId)
    .where('day', '=', day)
    .where('reopened_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

export function findOffice(db: Db, id: number) {
  return db.selectFrom('offices').select(['id', 'name', 'time_zone']).where('id', '=', id).executeTakeFirst();
}

function countRows(db: Db) {
  return db
    .selectFrom('day_counts as c')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'c.master_id').onRef('e.id', '=', 'c.counted_by'),
    )
    .select(['c.id', 'c.office_id', 'c.day', 'c.cash', 'c.version', 'c.counted_at'])
    .select([sql<Pieces>`c.pieces`.as('pieces'), sql<number[]>`to_jsonb(c.checks)`.as('checks')])
    .select(['e.first_name', 'e.last_name']);
}

export function listCounts(db: Db, officeId: number, days: readonly string[]) {
  return countRows(db)
    .where('c.office_id', '=', officeId)
    .where('c.day', 'in', [...days])
    .execute();
}

export function findCount(db: Db, id: number) {
  return countRows(db).where('c.id', '=', id).executeTakeFirst();
}

export function lockCount(db: Db, id: number) {
  return countRows(db).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
}
export type CountRow = Awaited<ReturnType<typeof listCounts>>[number];

interface Counted {
  pieces: Pieces;
  cash: number;
  checks: readonly number[];
  by: number;
}

export async function insertCount(
  db: Db,
  masterId: number,
  where: { officeId: number; day: string },
  { pieces, cash, checks, by }: Counted,
): Promise<number> {
  const { id } = await db
    .insertInto('day_counts')
    .values({
      master_id: masterId,
      office_id: where.officeId,
      day: where.day,
      pieces: JSON.stringify(pieces),
      cash,
      checks: [...checks],
      counted_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCount(db: Db, id: number, { pieces, cash, checks, by }: Counted): Promise<void> {
  await db
    .updateTable('day_counts')
    .set({
      pieces: JSON.stringify(pieces),
      cash,
      checks: [...checks],
      counted_by: by,
      counted_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Closes with whoever closed and reopened them. */
function closeRows(db: Db) {
  return db
    .selectFrom('day_closes as c')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'c.master_id').onRef('e.id', '=', 'c.closed_by'),
    )
    .leftJoin('employees as r', (join) =>
      join.onRef('r.master_id', '=', 'c.master_id').onRef('r.id', '=', 'c.reopened_by'),
    )
    .select(['c.id', 'c.office_id', 'c.day', 'c.deposit', 'c.expected', 'c.reason', 'c.figures'])
    .select(['c.previous_hash', 'c.hash', 'c.closed_by', 'c.closed_at', 'c.reopened_at', 'c.reopen_reason'])
    .select([
      'e.first_name',
      'e.last_name',
      'r.first_name as reopener_first',
      'r.last_name as reopener_last',
    ]);
}
export type CloseRow = NonNullable<Awaited<ReturnType<typeof lastCloseOf>>>;

/** The newest close of the day, reopened or not. */
export function lastCloseOf(db: Db, officeId: number, day: string) {
  return closeRows(db)
    .where('c.office_id', '=', officeId)
    .where('c.day', '=', day)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findClose(db: Db, id: number) {
  return closeRows(db).where('c.id', '=', id).executeTakeFirst();
}

export function lockClose(db: Db, id: number) {
  return closeRows(db).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
}

/** The last so many of the chain, newest first. */
export function lastCloses(db: Db, officeId: number, size: number) {
  return closeRows(db).where('c.office_id', '=', officeId).orderBy('c.id', 'desc').limit(size).execute();
}

/** The newest close of each of these days. */
export function closesOfDays(db: Db, officeId: number, days: readonly string[]) {
  return db
    .selectFrom('day_closes')
    .distinctOn('day')
    .select(['day', 'deposit', 'expected', 'reopened_at'])
    .where('office_id', '=', officeId)
    .where('day', 'in', [...days])
    .orderBy('day')
    .orderBy('id', 'desc')
    .execute();
}

interface NewClose {
  masterId: number;
  officeId: number;
  day: string;
  deposit: number;
  expected: number;
  reason: string;
  figures: string;
  previousHash: string;
  hash: string;
  closedBy: number;
  closedAt: Date;
}

export async function insertClose(db: Db, close: NewClose): Promise<number> {
  const { id } = await db
    .insertInto('day_closes')
    .values({
      master_id: close.masterId,
      office_id: close.officeId,
      day: close.day,
      deposit: close.deposit,
      expected: close.expected,
      reason: close.reason,
      figures: close.figures,
      previous_hash: close.previousHash,
      hash: close.hash,
      closed_by: close.closedBy,
      closed_at: close.closedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markReopened(db: Db, id: number, by: number, reason: string): Promise<void> {
  await db
    .updateTable('day_closes')
    .set({ reopened_by: by, reopened_at: sql<Date>`now()`, reopen_reason: reason })
    .where('id', '=', id)
    .execute();
}

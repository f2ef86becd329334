import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { KEPT_DAYS, type Place, type TakeOutState, UNDER_WAY } from '../rules.ts';

export interface TakeOutRow extends Place {
  id: number;
  employee_id: number;
  person: string;
  asked_at: Date;
  state: TakeOutState;
  done: number;
  of_all: number;
  records: number;
  size: number | null;
  expires_at: Date | null;
  failure: string;
}

const takeOuts = (condition: RawBuilder<unknown>) => sql<TakeOutRow>`
  SELECT t.master_id, t.id, t.employee_id, e.first_name || ' ' || e.last_name AS person, t.asked_at, t.state,
    t.done, t.of_all, t.records, t.size, t.expires_at, t.failure, t.year_week_folder, t.guid
  FROM take_outs t JOIN employees e ON e.master_id = t.master_id AND e.id = t.employee_id
  ${condition}`;

export async function findTakeOut(db: Db, id: number): Promise<TakeOutRow | undefined> {
  return (await takeOuts(sql`WHERE t.id = ${id}`).execute(db)).rows[0];
}

export async function lockTakeOut(db: Db, id: number): Promise<TakeOutRow | undefined> {
  return (await takeOuts(sql`WHERE t.id = ${id} FOR UPDATE OF t`).execute(db)).rows[0];
}

export const countTakeOuts = (db: Db) => countRows(db.selectFrom('take_outs'));

export async function listTakeOuts(db: Db, size: number, offset: number): Promise<TakeOutRow[]> {
  const page = sql`ORDER BY t.id DESC LIMIT ${size} OFFSET ${offset}`;
  return (await takeOuts(page).execute(db)).rows;
}

export const countReady = (db: Db) => countRows(db.selectFrom('take_outs').where('state', '=', 'ready'));

/** Undefined when one is under way already. */
export async function insertTakeOut(
  db: Db,
  row: Place & { employee_id: number },
): Promise<number | undefined> {
  const added = await db
    .insertInto('take_outs')
    .values(row)
    // Without the index named: its states as parameters would not be recognized once the statement is prepared.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** One try to make it. A later one has a higher number, and the earlier stops. */
export interface Run {
  id: number;
  runs: number;
}

/** Begins a run; undefined when it is no longer wanted. */
export async function beginRun(db: Db, id: number): Promise<number | undefined> {
  const begun = await db
    .updateTable('take_outs')
    .set((eb) => ({ runs: eb('runs', '+', 1), state: 'records', done: 0, of_all: 0, records: 0 }))
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .returning('runs')
    .executeTakeFirst();
  return begun?.runs;
}

export interface Progress {
  state: 'records' | 'files';
  done: number;
  of_all: number;
  records: number;
}

/** Whether the run goes on: it is still wanted and no other has followed it. */
export function reportRun(db: Db, run: Run, progress: Progress): Promise<boolean> {
  return changeRun(db, run, progress);
}

export function finishRun(db: Db, run: Run, facts: { size: number; records: number }): Promise<boolean> {
  const expires_at = sql<Date>`now() + ${KEPT_DAYS} * interval '1 day'`;
  return changeRun(db, run, { ...facts, state: 'ready', expires_at });
}

export function failRun(db: Db, run: Run, failure: string): Promise<boolean> {
  return changeRun(db, run, { state: 'failed', failure });
}

async function changeRun(
  db: Db,
  { id, runs }: Run,
  change: Partial<Progress> | Record<string, unknown>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('take_outs')
    .set(change)
    .where('id', '=', id)
    .where('runs', '=', runs)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function changeState(db: Db, id: number, state: TakeOutState): Promise<void> {
  await db.updateTable('take_outs').set({ state }).where('id', '=', id).execute();
}

/** Ready ones whose days are over lose their files. */
export async function expireTakeOuts(db: Db): Promise<Place[]> {
  return db
    .updateTable('take_outs')
    .set({ state: 'gone' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning(['master_id', 'year_week_folder', 'guid'])
    .execute();
}

/** Of these names those whose files are kept or about to be. */
export async function keptGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('take_outs')
    .select('guid')
    .where('guid', 'in', guids)
    .where('state', 'in', [...UNDER_WAY, 'ready'])
    .execute();
  return rows.map(({ guid }) => guid);
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { PersonWithClock } from '../hours-contract.ts';
import { type HoursOf, hoursFrom, OFFICE_CLOCK } from './hours-sql.ts';

interface HoursRow {
  employee_id: number;
  name: string;
  time_zone: string;
  day: string;
  minutes: number;
  total: number;
  all_minutes: number;
}

export async function listHourRows(db: Db, filter: HoursOf, size: number | null, offset: number) {
  const { rows } = await sql<HoursRow>`
    SELECT h.employee_id, h.name, h.time_zone, h.day, h.minutes, count(*) OVER () AS total,
      sum(h.minutes) OVER () AS all_minutes
    FROM ${hoursFrom(filter)} AS h
    ORDER BY h.day DESC, fold(h.name), h.employee_id LIMIT ${size} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Everybody who works here, by name, each with the clock that their days go by. */
export async function listPeopleWithClocks(db: Db): Promise<PersonWithClock[]> {
  const { rows } = await sql<PersonWithClock>`
    SELECT e.id, e.first_name || ' ' || e.last_name AS name, ${OFFICE_CLOCK} AS "timeZone"
    FROM employees e LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
    WHERE e.disabled_at IS NULL
    ORDER BY fold(e.first_name || ' ' || e.last_name), e.id`.execute(db);
  return rows;
}

const COLUMNS = [
  'id',
  'employee_id as employeeId',
  'clocked_in_at as in',
  'clocked_out_at as out',
  'correction',
  'version',
] as const;

/** What these people clocked around these days. */
export function listStretchesOf(db: Db, employeeIds: readonly number[], from: Date, to: Date) {
  return db
    .selectFrom('time_clock_entries')
    .select(COLUMNS)
    .where('employee_id', 'in', [...employeeIds])
    .where('clocked_in_at', '<', to)
    .where((where) => where.or([where('clocked_out_at', 'is', null), where('clocked_out_at', '>=', from)]))
    .orderBy('clocked_in_at')
    .execute();
}

export function findStretch(db: Db, id: number) {
  return db.selectFrom('time_clock_entries').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}
export type StretchRow = NonNullable<Awaited<ReturnType<typeof findStretch>>>;

export function lockStretch(db: Db, id: number) {
  return db
    .selectFrom('time_clock_entries')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Two corrections of one person come one after the other: neither may overlap what the other writes. */
export async function lockHours(db: Db, masterId: number, employeeId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('hours ' || ${employeeId}::text, ${masterId}))`.execute(
    db,
  );
}

export async function insertStretch(
  db: Db,
  row: { masterId: number; employeeId: number; in: Date; out: Date | null; correction: string },
): Promise<number> {
  const { id } = await db
    .insertInto('time_clock_entries')
    .values({
      master_id: row.masterId,
      employee_id: row.employeeId,
      clocked_in_at: row.in,
      clocked_out_at: row.out,
      correction: row.correction,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateStretch(
  db: Db,
  id: number,
  row: { in: Date; out: Date | null; correction: string },
): Promise<void> {
  await db
    .updateTable('time_clock_entries')
    .set({
      clocked_in_at: row.in,
      clocked_out_at: row.out,
      correction: row.correction,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { FilterInput } from '../filter-contract.ts';
import { MAILED_AT, nextMailDay, type Schedule } from '../rules/days.ts';
import type { ReportName } from '../rules/report.ts';

export interface FilterRow {
  id: number;
  employee_id: number;
  report: ReportName;
  name: string;
  filter: Record<string, string>;
  shared: boolean;
  schedule: Schedule | null;
  version: number;
  owner: string;
}

function filters(db: Db) {
  return db
    .selectFrom('report_filters as f')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'f.master_id').onRef('e.id', '=', 'f.employee_id'),
    )
    .select([
      'f.id',
      'f.employee_id',
      'f.report',
      'f.name',
      'f.filter',
      'f.shared',
      'f.schedule',
      'f.version',
    ])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('owner'))
    .$castTo<FilterRow>();
}

/** The person's own first, then what others share. */
export function listVisible(db: Db, employeeId: number, reports: readonly string[]): Promise<FilterRow[]> {
  return filters(db)
    .where('f.report', 'in', reports)
    .where(({ or, eb }) => or([eb('f.employee_id', '=', employeeId), eb('f.shared', '=', true)]))
    .orderBy(sql`f.employee_id <> ${employeeId}`)
    .orderBy(sql`fold(f.name)`)
    .orderBy('f.id')
    .execute();
}

export function findVisible(db: Db, employeeId: number, id: number): Promise<FilterRow | undefined> {
  return filters(db)
    .where('f.id', '=', id)
    .where(({ or, eb }) => or([eb('f.employee_id', '=', employeeId), eb('f.shared', '=', true)]))
    .executeTakeFirst();
}

/** Locked until this transaction ends. */
export function lockVisible(db: Db, employeeId: number, id: number): Promise<FilterRow | undefined> {
  return filters(db)
    .where('f.id', '=', id)
    .where(({ or, eb }) => or([eb('f.employee_id', '=', employeeId), eb('f.shared', '=', true)]))
    .forUpdate('f')
    .executeTakeFirst();
}

export async function countOwn(db: Db, employeeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('report_filters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Nobody has two of a report under one name, however often they click. */
const withFreeName = <Result>(work: Promise<Result>) =>
  refuseTakenName('report_filters_owner', 'You have a filter of this name already.', work);

interface Owner {
  masterId: number;
  employeeId: number;
  timeZone: string;
}

function columnsOf({ report, name, filter, shared, schedule }: FilterInput, owner: Owner, today: string) {
  return {
    report,
    name,
    filter: JSON.stringify(filter),
    shared,
    schedule,
    next_mail_at: schedule && mailedAt(nextMailDay(schedule, today), owner.timeZone),
  };
}

/** The morning of that day, by that clock. */
function mailedAt(day: string, timeZone: string) {
  return sql<Date>`(${day}::date + ${MAILED_AT}::time) AT TIME ZONE ${timeZone}::text`;
}

export async function insertFilter(db: Db, owner: Owner, input: FilterInput, today: string): Promise<number> {
  const row = { master_id: owner.masterId, employee_id: owner.employeeId, ...columnsOf(input, owner, today) };
  const { id } = await withFreeName(
    db.insertInto('report_filters').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

export async function updateFilter(db: Db, owner: Owner, id: number, input: FilterInput, today: string) {
  await withFreeName(
    db
      .updateTable('report_filters')
      .set((set) => ({ ...columnsOf(input, owner, today), version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  );
}

export async function removeFilter(db: Db, id: number): Promise<void> {
  await db.deleteFrom('report_filters').where('id', '=', id).execute();
}

/** Those to be mailed by now; what another process is at is left to it. */
export function lockDue(db: Db, now: Date) {
  return db
    .selectFrom('report_filters')
    .select(['id', 'employee_id', 'schedule'])
    .where('next_mail_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function moveMail(db: Db, id: number, day: string, timeZone: string): Promise<void> {
  await db
    .updateTable('report_filters')
    .set({ next_mail_at: mailedAt(day, timeZone) })
    .where('id', '=', id)
    .execute();
}

export function findById(db: Db, id: number): Promise<FilterRow | undefined> {
  return filters(db).where('f.id', '=', id).executeTakeFirst();
}

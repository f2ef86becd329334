import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { OfficeInput } from '../contract.ts';

const FACTS = [
  'o.id',
  'o.name',
  'o.group_id',
  'o.address',
  'o.city',
  'o.state',
  'o.zip',
  'o.phone',
  'o.email',
  'o.time_zone',
  'o.hours',
  'o.closed_at',
  'o.version',
] as const;

const people = sql<number>`(
  SELECT count(*) FROM employees e
  WHERE e.master_id = o.master_id AND e.office_id = o.id AND e.disabled_at IS NULL)`;

const clockedIn = sql<number>`(
  SELECT count(*) FROM employees e
  JOIN time_clock_entries t ON t.master_id = e.master_id AND t.employee_id = e.id AND t.clocked_out_at IS NULL
  WHERE e.master_id = o.master_id AND e.office_id = o.id AND e.disabled_at IS NULL)`;

function offices(db: Db) {
  return db.selectFrom('offices as o').select(FACTS).select(people.as('people'));
}

export function listRecords(db: Db) {
  return offices(db).orderBy(sql`lower(o.name)`).orderBy('o.id').execute();
}

export function findRecord(db: Db, id: number) {
  return offices(db).where('o.id', '=', id).executeTakeFirst();
}
export type OfficeRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** The office with how many of its people are clocked in now. */
export function findStaffed(db: Db, id: number) {
  return offices(db).select(clockedIn.as('clockedIn')).where('o.id', '=', id).executeTakeFirst();
}

/** Those in use, by name. */
export function listInUse(db: Db) {
  return db
    .selectFrom('offices')
    .select(['id', 'name', 'address', 'city', 'state', 'zip', 'phone'])
    .where('closed_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** The active people of an office, and whether each is clocked in now. */
export function listPeople(db: Db, officeId: number) {
  return db
    .selectFrom('employees as e')
    .leftJoin('time_clock_entries as t', (join) =>
      join
        .onRef('t.master_id', '=', 'e.master_id')
        .onRef('t.employee_id', '=', 'e.id')
        .on('t.clocked_out_at', 'is', null),
    )
    .select([
      'e.id',
      sql<string>`concat_ws(' ', e.first_name, e.last_name)`.as('name'),
      'e.job_title as jobTitle',
      'e.phone',
      'e.email',
      sql<boolean>`t.id IS NOT NULL`.as('clockedIn'),
    ])
    .where('e.office_id', '=', officeId)
    .where('e.disabled_at', 'is', null)
    .orderBy('e.last_name')
    .orderBy('e.first_name')
    .orderBy('e.id')
    .execute();
}

/** Keeps others from changing the office until this transaction ends; undefined when it is not there. */
export function lockVersion(db: Db, id: number) {
  return db.selectFrom('offices').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertOffice(db: Db, masterId: number, input: OfficeInput): Promise<number> {
  const { id } = await db
    .insertInto('offices')
    .values({ master_id: masterId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOffice(db: Db, id: number, input: OfficeInput): Promise<void> {
  await db
    .updateTable('offices')
    .set((set) => ({ ...columnsOf(input), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setClosed(db: Db, id: number, isClosed: boolean): Promise<void> {
  await db
    .updateTable('offices')
    .set((set) => ({ closed_at: isClosed ? sql<Date>`now()` : null, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function findAgency(db: Db) {
  return db.selectFrom('agencies').select(['master_id as id', 'name']).executeTakeFirstOrThrow();
}

function columnsOf(input: OfficeInput) {
  return {
    name: input.name,
    group_id: input.groupId,
    address: input.address,
    city: input.city,
    state: input.state,
    zip: input.zip,
    phone: input.phone,
    email: input.email,
    time_zone: input.timeZone,
    hours: JSON.stringify(input.hours),
  };
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { ListView, ViewInput } from '#platform/shared/list-views.ts';

function viewsOf(db: Db, employeeId: number) {
  return db
    .selectFrom('list_views')
    .select(['id', 'list', 'name', 'search', 'version'])
    .where('employee_id', '=', employeeId);
}

/** Of one list, or of all. */
export function listOwn(db: Db, employeeId: number, list: string | undefined): Promise<ListView[]> {
  const views = viewsOf(db, employeeId);
  return (list === undefined ? views : views.where('list', '=', list))
    .orderBy('list')
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
}

export function findOwn(db: Db, employeeId: number, id: number): Promise<ListView | undefined> {
  return viewsOf(db, employeeId).where('id', '=', id).executeTakeFirst();
}

/** Locked until this transaction ends. */
export function lockOwn(db: Db, employeeId: number, id: number): Promise<ListView | undefined> {
  return viewsOf(db, employeeId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** One after the other: two saves at once would both find the last free place. */
export async function countOwn(db: Db, { masterId, employeeId }: Owner, list: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`list views ${masterId} ${employeeId}`}, 0))`.execute(
    db,
  );
  return db
    .selectFrom('list_views')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('list', '=', list).as('ofList'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

interface Owner {
  masterId: number;
  employeeId: number;
}

const withFreeName = <Result>(work: Promise<Result>) =>
  refuseTakenName('list_views_name', 'You have a view of this name already.', work);

export async function insertView(db: Db, owner: Owner, { list, name, search }: ViewInput): Promise<number> {
  const row = { master_id: owner.masterId, employee_id: owner.employeeId, list, name, search };
  const { id } = await withFreeName(
    db.insertInto('list_views').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

export async function updateView(db: Db, id: number, { list, name, search }: ViewInput): Promise<void> {
  await withFreeName(
    db
      .updateTable('list_views')
      .set((set) => ({ list, name, search, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  );
}

export async function removeView(db: Db, id: number): Promise<void> {
  await db.deleteFrom('list_views').where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { EmployeeGroup, GroupRow } from '../contract.ts';
import { NAME } from './list-store.ts';

export async function listGroups(db: Db): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    SELECT g.id, g.name, (
      SELECT count(*) FROM employee_group_members m WHERE m.master_id = g.master_id AND m.group_id = g.id
    ) AS members
    FROM employee_groups g ORDER BY fold(g.name), g.id`.execute(db);
  return rows;
}

export async function findGroup(db: Db, id: number): Promise<EmployeeGroup | undefined> {
  const { rows } = await sql<EmployeeGroup>`
    SELECT g.id, g.name, g.version, (
      SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', ${NAME})
        ORDER BY fold(e.first_name), fold(e.last_name), e.id), '[]')
      FROM employee_group_members m
      JOIN employees e ON e.master_id = m.master_id AND e.id = m.employee_id
      WHERE m.master_id = g.master_id AND m.group_id = g.id
    ) AS members
    FROM employee_groups g WHERE g.id = ${id}`.execute(db);
  return rows[0];
}

/** Who can be made a member: nobody who is disabled. */
export async function listMembersToBe(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT e.id, ${NAME} AS name FROM employees e WHERE e.disabled_at IS NULL
    ORDER BY fold(e.first_name), fold(e.last_name), e.id`.execute(db);
  return rows;
}

export function findGroupNamed(db: Db, name: string) {
  return db
    .selectFrom('employee_groups')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
}

export async function insertGroup(db: Db, masterId: number, name: string): Promise<number> {
  const { id } = await db
    .insertInto('employee_groups')
    .values({ master_id: masterId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(db: Db, id: number, name: string): Promise<void> {
  await db
    .updateTable('employee_groups')
    .set((set) => ({ name, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Its memberships go with it. */
export async function deleteGroup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('employee_groups').where('id', '=', id).execute();
}

export async function insertMembers(
  db: Db,
  masterId: number,
  groupIds: readonly number[],
  employeeIds: readonly number[],
): Promise<void> {
  await sql`
    INSERT INTO employee_group_members (master_id, group_id, employee_id)
    SELECT ${masterId}, g, e FROM unnest(${groupIds}::bigint[]) g, unnest(${employeeIds}::bigint[]) e`.execute(
    db,
  );
}

export async function deleteMembers(
  db: Db,
  groupIds: readonly number[],
  employeeIds: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM employee_group_members
    WHERE group_id = ANY (${groupIds}::bigint[]) AND employee_id = ANY (${employeeIds}::bigint[])`.execute(
    db,
  );
}

/** Raises the version of records whose memberships changed from the other side. */
export async function touch(
  db: Db,
  table: 'employees' | 'employee_groups',
  ids: readonly number[],
): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET version = version + 1 WHERE id = ANY (${ids}::bigint[])`.execute(
    db,
  );
}

/** How many of these are there, for this agency. */
export async function countThere(
  db: Db,
  table: 'employees' | 'employee_groups',
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[])`.execute(db);
  return rows[0]?.n ?? 0;
}

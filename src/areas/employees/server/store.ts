import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { EmployeeInput } from '../contract.ts';
import type { EmployeeState } from '../statuses.ts';
import { PEOPLE, STATE } from './list-store.ts';

/**
 * Administrators' changes to people and groups happen one after another within an agency: who is the last
 * owner, and who is in which group, then doesn't depend on which of two clicks is faster.
 */
export async function lockPeople(db: Db, masterId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('people', ${masterId}))`.execute(db);
}

/** Against the person's own save of their profile; undefined when there is no such person. */
export function lockEmployee(db: Db, id: number) {
  return db.selectFrom('employees').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export interface RecordRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  job_title: string;
  office_id: number | null;
  office_name: string | null;
  permissions: Record<string, unknown>;
  version: number;
  state: EmployeeState;
  has_password: boolean;
  last_seen_at: Date | null;
  groups: Named[];
  is_last_owner: boolean;
}

export async function findRecord(db: Db, id: number): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    SELECT e.id, e.first_name, e.last_name, e.email, e.phone, e.job_title, e.office_id, o.name AS office_name,
      e.permissions, e.version, ${STATE} AS state, coalesce(l.has_password, false) AS has_password, l.last_seen_at,
      (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY fold(g.name), g.id), '[]')
        FROM employee_group_members m
        JOIN employee_groups g ON g.master_id = m.master_id AND g.id = m.group_id
        WHERE m.master_id = e.master_id AND m.employee_id = e.id) AS groups,
      e.permissions @> '{"PRowner": 1}' AND ${STATE} = 'Active' AND NOT EXISTS (
        SELECT FROM employees other JOIN list_login_states() s ON s.employee_id = other.id AND s.has_password
        WHERE other.id <> e.id AND other.disabled_at IS NULL AND other.permissions @> '{"PRowner": 1}'
      ) AS is_last_owner
    FROM ${PEOPLE} WHERE e.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertEmployee(
  db: Db,
  masterId: number,
  input: EmployeeInput,
  flags: Partial<PermissionFlags>,
): Promise<number> {
  const { id } = await db
    .insertInto('employees')
    .values({ master_id: masterId, ...columnsOf(input, flags) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEmployee(
  db: Db,
  id: number,
  input: EmployeeInput,
  flags: Partial<PermissionFlags>,
): Promise<void> {
  await db
    .updateTable('employees')
    .set((set) => ({ ...columnsOf(input, flags), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function columnsOf(input: EmployeeInput, flags: Partial<PermissionFlags>) {
  return {
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    phone: input.phone,
    job_title: input.jobTitle,
    office_id: input.officeId,
    permissions: JSON.stringify(flags),
  };
}

export async function setDisabled(db: Db, id: number, isDisabled: boolean): Promise<void> {
  const at = isDisabled ? sql<Date>`now()` : null;
  await db.updateTable('employees').set({ disabled_at: at }).where('id', '=', id).execute();
}

/** Every session of the person: their cookies and tokens are refused from the next call on. */
export async function endSessions(db: Db, id: number): Promise<void> {
  await sql`SELECT end_sessions(${id}, NULL, NULL)`.execute(db);
}

/** The id of a link with which the person chooses a password; undefined when the address is somebody else's. */
export async function openInvitation(db: Db, id: number, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ link: string | null }>`SELECT invite_login(${id}, ${email}) AS link`.execute(
    db,
  );
  return rows[0]?.link ?? undefined;
}

/** False when the address is somebody else's. */
export async function moveLogin(db: Db, id: number, email: string): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    SELECT change_login_email(${id}, ${email}) AS moved`.execute(db);
  return rows[0]?.moved ?? false;
}

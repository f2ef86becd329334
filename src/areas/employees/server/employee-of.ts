import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { RecordKind } from '#platform/server/records/save-record.ts';
import { roleOf } from '#platform/shared/permission-words.ts';
import { permissionFlags } from '#platform/shared/permissions.ts';
import type { Employee } from '../contract.ts';
import { EMPLOYEE_LOG } from '../log.ts';
import { storedFlags } from '../rules.ts';
import { findRecord, lockEmployee, type RecordRow } from './store.ts';

/** The row in the contract's words. */
export function employeeOf(row: RecordRow): Employee {
  const permissions = permissionFlags(row.permissions);
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    jobTitle: row.job_title,
    officeId: row.office_id,
    office: row.office_name ?? '',
    groups: row.groups,
    permissions,
    role: roleOf(permissions),
    state: row.state,
    lastSeenAt: row.last_seen_at,
    isLastOwner: row.is_last_owner,
    version: row.version,
  };
}

export async function findEmployee(db: Db, id: number): Promise<Employee | undefined> {
  const row = await findRecord(db, id);
  return row && employeeOf(row);
}

/** What the log keeps: the fields of the form, the permissions as they are stored. */
function loggedEmployee(employee: Employee): Record<string, unknown> {
  const { firstName, lastName, email, phone, jobTitle, officeId, groups, permissions } = employee;
  return {
    firstName,
    lastName,
    email,
    phone,
    jobTitle,
    officeId,
    groups: groups.map(({ name }) => name),
    permissions: storedFlags(permissions),
  };
}

export const EMPLOYEES: RecordKind<Employee> = {
  subject: EMPLOYEE_LOG.subject,
  lock: async (db, id) => ((await lockEmployee(db, id)) ? findEmployee(db, id) : undefined),
  find: findEmployee,
  logged: loggedEmployee,
};

import { officeProblem } from '#areas/offices/server/public.ts';
import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Employee, saveEmployee as saveEndpoint } from '../contract.ts';
import { changeProblems, NOBODY_YET, storedFlags, type Target } from '../rules.ts';
import { employeeOf, loadEmployee, loggedEmployee } from './employee-of.ts';
import { countThere } from './group-store.ts';
import { ADDRESS_TAKEN, sendInvitation } from './invite-employee.ts';
import { changeGroupsOf } from './membership.ts';
import * as store from './store.ts';

type Save = Call<typeof saveEndpoint>;

export async function saveEmployee(call: Save): Promise<Employee> {
  await store.lockPeople(call.db, call.session.masterId);
  return call.params.id === 0 ? invite(call) : edit(call);
}

async function invite(call: Save): Promise<Employee> {
  const { db, jobs, session, body } = call;
  const flags = await permittedFlags(call, NOBODY_YET, null);
  const id = await store.insertEmployee(db, session.masterId, body, storedFlags(flags));
  await sendInvitation(db, jobs, id, body.email);
  return finish(call, id, undefined);
}

async function edit(call: Save): Promise<Employee> {
  const { db, params, body } = call;
  const row = (await store.lockEmployee(db, params.id)) && (await store.findRecord(db, params.id));
  if (!row) throw refuse.notFound();
  const before = employeeOf(row);
  if (body.version !== undefined && body.version !== before.version) {
    throw refuse.changed(await lastChangedBy(db, 'employee', before.id), before);
  }
  const flags = await permittedFlags(call, before, before.officeId);
  await store.updateEmployee(db, before.id, body, storedFlags(flags));
  if (body.email.toLowerCase() !== before.email.toLowerCase()) await moveLogin(call, row);
  return finish(call, before.id, before);
}

/** Memberships and the entry in the log, alike for somebody new and somebody known. */
async function finish(call: Save, id: number, before: Employee | undefined): Promise<Employee> {
  const { db, session, body } = call;
  const groups = { before: before?.groups.map((group) => group.id) ?? [], after: body.groupIds };
  await changeGroupsOf(db, session, { id, name: `${body.firstName} ${body.lastName}` }, groups);
  const after = await loadEmployee(db, id);
  await writeChange(db, session, {
    subject: 'employee',
    subjectId: id,
    action: before ? 'edited' : 'invited',
    before: before && loggedEmployee(before),
    after: loggedEmployee(after),
  });
  return after;
}

/** The flags as they shall be, unless something of the save is refused. */
async function permittedFlags(
  { db, session, body }: Save,
  target: Target,
  officeBefore: number | null,
): Promise<PermissionFlags> {
  const flags = { ...target.permissions, ...body.permissions } as PermissionFlags;
  const problems: FieldErrors = changeProblems(session, target, { email: body.email, permissions: flags });
  const noOffice = await officeProblem(db, body.officeId, officeBefore);
  if (noOffice) problems.officeId = [noOffice];
  if ((await countThere(db, 'employee_groups', body.groupIds)) < body.groupIds.length) {
    problems.groupIds = ['Choose groups of your agency. One of these is not there any more.'];
  }
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return flags;
}

/** The links that went to the old address end with it; who has no password yet gets a new one. */
async function moveLogin({ db, jobs, body }: Save, { id, has_password }: store.RecordRow): Promise<void> {
  if (!(await store.moveLogin(db, id, body.email))) throw refuse.fields({ email: [ADDRESS_TAKEN] });
  if (has_password) return;
  await sendInvitation(db, jobs, id, body.email);
}

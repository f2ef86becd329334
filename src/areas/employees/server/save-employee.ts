import { officeProblem } from '#areas/offices/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { PermissionFlags } from '#platform/shared/permissions.ts';
import type { Employee, saveEmployee as saveEndpoint } from '../contract.ts';
import { changeProblems, NOBODY_YET, storedFlags, type Target } from '../rules.ts';
import { EMPLOYEES } from './employee-of.ts';
import { countThere } from './group-store.ts';
import { ADDRESS_TAKEN, sendInvitation } from './invite-employee.ts';
import { changeGroupsOf } from './membership.ts';
import * as store from './store.ts';

type Save = Call<typeof saveEndpoint>;

export async function saveEmployee(call: Save): Promise<Employee> {
  const { db, session, params, body } = call;
  await store.lockPeople(db, session.masterId);
  const { id } = params;
  if (id === 0)
    return addRecord(EMPLOYEES, call, {
      action: 'invited',
      problems: () => problemsOf(call, NOBODY_YET, null),
      add: () => invite(call),
    });
  return changeRecord(
    EMPLOYEES,
    call,
    { id, version: body.version },
    {
      problems: (before) => (before ? problemsOf(call, before, before.officeId) : {}),
      change: (before) => edit(call, before),
    },
  );
}

async function invite(call: Save): Promise<number> {
  const { db, jobs, session, body } = call;
  const id = await store.insertEmployee(db, session.masterId, body, storedFlags(flagsOf(call, NOBODY_YET)));
  await sendInvitation(db, jobs, id, body.email);
  await joinGroups(call, id, []);
  return id;
}

async function edit(call: Save, before: Employee): Promise<void> {
  const { db, body } = call;
  await store.updateEmployee(db, before.id, body, storedFlags(flagsOf(call, before)));
  if (body.email.toLowerCase() !== before.email.toLowerCase()) await moveLogin(call, before.id);
  await joinGroups(
    call,
    before.id,
    before.groups.map((group) => group.id),
  );
}

function joinGroups({ db, session, body }: Save, id: number, before: number[]): Promise<void> {
  const person = { id, name: `${body.firstName} ${body.lastName}` };
  return changeGroupsOf(db, session, person, { before, after: body.groupIds });
}

/** The flags as they will be. */
function flagsOf({ body }: Save, { permissions }: Target): PermissionFlags {
  return { ...permissions, ...body.permissions } as PermissionFlags;
}

async function problemsOf(call: Save, target: Target, officeBefore: number | null): Promise<FieldErrors> {
  const { db, session, body } = call;
  const changed = { email: body.email, permissions: flagsOf(call, target) };
  const problems: FieldErrors = changeProblems(session, target, changed);
  const noOffice = await officeProblem(db, body.officeId, officeBefore);
  if (noOffice) problems.officeId = [noOffice];
  if ((await countThere(db, 'employee_groups', body.groupIds)) < body.groupIds.length) {
    problems.groupIds = ['Choose groups of your agency. One of these is no longer there.'];
  }
  return problems;
}

/** The links that went to the old address end with it; someone who has no password yet gets a new one. */
async function moveLogin({ db, jobs, body }: Save, id: number): Promise<void> {
  const moved = await store.moveLogin(db, id, body.email);
  if (!moved) throw refuse.fields({ email: [ADDRESS_TAKEN] });
  const row = await store.findRecord(db, id);
  if (!row?.has_password) await sendInvitation(db, jobs, id, body.email);
}

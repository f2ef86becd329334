import { lastChangedBy, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { deleteGroup as deleteEndpoint, EmployeeGroup, saveGroup as saveEndpoint } from '../contract.ts';
import * as store from './group-store.ts';
import { changeMembersOf } from './membership.ts';
import { lockPeople } from './store.ts';

type Save = Call<typeof saveEndpoint>;
const SUBJECT = 'employee group';

export async function saveGroup(call: Save): Promise<EmployeeGroup> {
  const { db, session, params, body } = call;
  await lockPeople(db, session.masterId);
  const before = params.id === 0 ? undefined : await loadGroup(db, params.id);
  if (before && body.version !== undefined && body.version !== before.version) {
    throw refuse.changed(await lastChangedBy(db, SUBJECT, before.id), before);
  }
  await refuseProblems(call);
  const id = before?.id ?? (await store.insertGroup(db, session.masterId, body.name));
  if (before) await store.updateGroup(db, id, body.name);
  const members = { before: before?.members.map((member) => member.id) ?? [], after: body.memberIds };
  await changeMembersOf(db, session, { id, name: body.name }, members);
  const after = await loadGroup(db, id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: id,
    action: before ? 'edited' : 'added',
    before: before && logged(before),
    after: logged(after),
  });
  return after;
}

async function refuseProblems({ db, params, body }: Save): Promise<void> {
  const problems: FieldErrors = {};
  const namesake = await store.findGroupNamed(db, body.name);
  if (namesake && namesake.id !== params.id) {
    problems.name = ['There is already a group with this name. Choose another name.'];
  }
  if ((await store.countThere(db, 'employees', body.memberIds)) < body.memberIds.length) {
    problems.memberIds = ['Choose people of your agency.'];
  }
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

export async function deleteGroup({ db, session, params }: Call<typeof deleteEndpoint>): Promise<void> {
  await lockPeople(db, session.masterId);
  const group = await loadGroup(db, params.id);
  await store.deleteGroup(db, group.id);
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: group.id,
    action: 'deleted',
    before: logged(group),
  });
}

export async function loadGroup(db: Db, id: number): Promise<EmployeeGroup> {
  const group = await store.findGroup(db, id);
  if (!group) throw refuse.notFound();
  return group;
}

function logged({ name, members }: EmployeeGroup): Record<string, unknown> {
  return { name, members: members.map((member) => member.name) };
}

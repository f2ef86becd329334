import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { deleteRecord, type RecordKind, saveRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { deleteGroup as deleteEndpoint, EmployeeGroup, saveGroup as saveEndpoint } from '../contract.ts';
import { GROUP_LOG } from '../log.ts';
import * as store from './group-store.ts';
import { changeMembersOf } from './membership.ts';
import { lockPeople } from './store.ts';

type Save = Call<typeof saveEndpoint>;

/** The people of an agency and their groups are locked together, by `lockPeople`. */
export const EMPLOYEE_GROUPS: RecordKind<EmployeeGroup> = {
  subject: GROUP_LOG.subject,
  lock: store.findGroup,
  find: store.findGroup,
  logged: ({ name, members }) => ({ name, members: members.map((member) => member.name) }),
};

export async function saveGroup(call: Save): Promise<EmployeeGroup> {
  const { db, session, params, body } = call;
  await lockPeople(db, session.masterId);
  const join = (id: number, before: number[]) =>
    changeMembersOf(db, session, { id, name: body.name }, { before, after: body.memberIds });
  return saveRecord(
    EMPLOYEE_GROUPS,
    call,
    { id: params.id, version: body.version },
    {
      problems: () => groupProblems(db, params.id, body),
      add: async () => {
        const id = await store.insertGroup(db, session.masterId, body.name);
        await join(id, []);
        return id;
      },
      change: async ({ id, members }) => {
        await store.updateGroup(db, id, body.name);
        await join(
          id,
          members.map((member) => member.id),
        );
      },
    },
  );
}

async function groupProblems(db: Db, id: number, { name, memberIds }: Save['body']): Promise<FieldErrors> {
  const problems: FieldErrors = {};
  const namesake = await store.findGroupNamed(db, name);
  if (namesake && namesake.id !== id)
    problems.name = ['There is already a group with this name. Choose another name.'];
  if ((await store.countThere(db, 'employees', memberIds)) < memberIds.length)
    problems.memberIds = ['Choose people of your agency.'];
  return problems;
}

export async function deleteGroup(call: Call<typeof deleteEndpoint>): Promise<void> {
  const { db, session, params } = call;
  await lockPeople(db, session.masterId);
  await deleteRecord(EMPLOYEE_GROUPS, call, { id: params.id }, ({ id }) => store.deleteGroup(db, id));
}

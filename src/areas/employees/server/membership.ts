import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import { EMPLOYEE_LOG, GROUP_LOG } from '../log.ts';
import { comeAndGone } from '../rules.ts';
import { deleteMembers, insertMembers, touch } from './group-store.ts';

interface Lists {
  before: readonly number[];
  after: readonly number[];
}

/**
 * A membership is part of two records. The one that is saved logs it itself; the other one gets a new version
 * and a log entry of its own, so that no form open there silently overwrites it.
 */
export async function changeGroupsOf(db: Db, session: Session, person: Named, lists: Lists): Promise<void> {
  const { come, gone } = comeAndGone(lists.before, lists.after);
  await insertMembers(db, session.masterId, come, [person.id]);
  await deleteMembers(db, gone, [person.id]);
  await touch(db, 'employee_groups', [...come, ...gone]);
  const tell = (subjectId: number, action: string) =>
    writeChange(db, session, {
      subject: GROUP_LOG.subject,
      subjectId,
      action,
      after: { member: person.name },
    });
  for (const id of come) await tell(id, 'member added');
  for (const id of gone) await tell(id, 'member removed');
}

export async function changeMembersOf(db: Db, session: Session, group: Named, lists: Lists): Promise<void> {
  const { come, gone } = comeAndGone(lists.before, lists.after);
  await insertMembers(db, session.masterId, [group.id], come);
  await deleteMembers(db, [group.id], gone);
  await touch(db, 'employees', [...come, ...gone]);
  const tell = (subjectId: number, action: string) =>
    writeChange(db, session, {
      subject: EMPLOYEE_LOG.subject,
      subjectId,
      action,
      after: { group: group.name },
    });
  for (const id of come) await tell(id, 'joined a group');
  for (const id of gone) await tell(id, 'left a group');
}

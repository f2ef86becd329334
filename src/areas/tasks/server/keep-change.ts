import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Task } from '../contract.ts';
import { TASK_LOG } from '../log.ts';
import { findTask } from './store.ts';
import { taskOf } from './task-of.ts';

export const SUBJECT = TASK_LOG.subject;

interface Work {
  db: Db;
  session: Session;
}

export async function loadTask({ db, session }: Work, id: number): Promise<Task> {
  const row = await findTask(db, id);
  if (!row) throw refuse.notFound();
  return taskOf(row, session.employeeId);
}

/** The task as it is now, with the one entry in the log for what became of it. */
export async function keepChange(
  work: Work,
  action: string,
  id: number,
  { before, note }: { before?: Task; note?: string | undefined },
): Promise<Task> {
  const after = await loadTask(work, id);
  await writeChange(work.db, work.session, {
    subject: SUBJECT,
    subjectId: id,
    action,
    ...(before && { before: logged(before) }),
    after: { ...logged(after), ...(note && { notes: note }) },
  });
  return after;
}

/** What the log keeps: the stored fields, and in words what they keep as numbers that nobody knows by heart. */
function logged(task: Task): Record<string, unknown> {
  const { active, open, review_required, custid, leadMainId, duedate, tasktime, duration, desc } = task;
  const { typeName, priorityName, statusName, toUser, closedBy } = task;
  return {
    ...{ active, open, review_required, custid, leadMainId, duedate, tasktime, duration, desc },
    ...{ typeName, priorityName, statusName, toUser, closedBy },
  };
}

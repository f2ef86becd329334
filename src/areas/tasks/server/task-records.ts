import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { findRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { Task } from '../contract.ts';
import { TASK_LOG } from '../log.ts';
import { findTask, lockTask } from './store.ts';
import { taskOf } from './task-of.ts';
import type { TaskRow } from './task-rows.ts';

type Reader = Pick<Session, 'employeeId'>;

/** The tasks as they are stored; a call answers them for whoever asks. */
export const tasksFor = ({ employeeId }: Reader): RecordKind<TaskRow> => ({
  subject: TASK_LOG.subject,
  lock: lockTask,
  find: findTask,
  logged: (row) => ({ ...loggedTask(taskOf(row, employeeId)), statusName: row.status_name }),
  shown: (row) => taskOf(row, employeeId),
});

export async function loadTask({ db, session }: { db: Db; session: Reader }, id: number): Promise<Task> {
  return taskOf(await findRecord(tasksFor(session), db, id), session.employeeId);
}

/** What the log keeps: the stored fields, and in words what they keep as numbers that nobody knows by heart. */
function loggedTask(task: Task): Record<string, unknown> {
  const { active, open, review_required, custid, leadMainId, duedate, tasktime, duration, desc } = task;
  const { typeName, priorityName, toUser, closedBy } = task;
  return {
    ...{ active, open, review_required, custid, leadMainId, duedate, tasktime, duration, desc },
    ...{ typeName, priorityName, toUser, closedBy },
  };
}

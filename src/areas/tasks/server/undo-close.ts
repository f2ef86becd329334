import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { undoClose as endpoint, Task } from '../contract.ts';
import { whyNotTakenBack, whyTooLate } from '../rules.ts';
import { updateTask } from './store.ts';
import { taskOf } from './task-of.ts';
import { tasksFor } from './task-records.ts';
import type { TaskRow } from './task-rows.ts';

type Undo = Pick<Call<typeof endpoint>, 'db' | 'session' | 'params' | 'body'>;

/** Opens the task again as it was closed; a note that was written for it stays. */
export async function undoClose(call: Undo, now = new Date()): Promise<Task> {
  const { db, session, params, body } = call;
  const show = (row: TaskRow) => taskOf(row, session.employeeId);
  const task = await changeRecord(
    tasksFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: 'reopened',
      whyForbidden: (before) => whyNotTakenBack(session.employeeId, show(before)),
      whyNot: (before) => whyTooLate(show(before), now),
      change: ({ id }) => updateTask(db, id, { open: true, closed_by: null, closed_at: null }),
    },
  );
  return show(task);
}

import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { hideTask, Task } from '../contract.ts';
import { whyLocked } from '../rules.ts';
import { updateTask } from './store.ts';
import { taskOf } from './task-of.ts';
import { tasksFor } from './task-records.ts';

type Change = Pick<Call<typeof hideTask>, 'db' | 'session' | 'params'>;

/** Hides a task or shows it again. What is so already stays so, and nothing is logged. */
export async function setActive(call: Change, active: boolean): Promise<Task> {
  const { db, session, params } = call;
  const task = await changeRecord(
    tasksFor(session),
    call,
    { id: params.id },
    {
      action: active ? 'shown' : 'hidden',
      whyForbidden: ({ open }) => whyLocked(session.permissions, { open: flagOf(open) }),
      isDone: (before) => before.active === active,
      change: ({ id }) => updateTask(db, id, { active }),
    },
  );
  return taskOf(task, session.employeeId);
}

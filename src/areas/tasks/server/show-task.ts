import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { hideTask, Task } from '../contract.ts';
import { keepChange } from './keep-change.ts';
import { refuseLocked } from './save-task.ts';
import * as store from './store.ts';
import { taskOf } from './task-of.ts';

type Change = Pick<Call<typeof hideTask>, 'db' | 'session' | 'params'>;

/** Hides a task or shows it again. What is so already stays so, and nothing is logged. */
export async function setActive({ db, session, params }: Change, active: boolean): Promise<Task> {
  const found = await store.lockTask(db, params.id);
  if (!found) throw refuse.notFound();
  refuseLocked(session, found);
  const before = taskOf(found, session.employeeId);
  if (found.active === active) return before;
  await store.updateTask(db, found.id, { active });
  return keepChange({ db, session }, active ? 'shown' : 'hidden', found.id, { before });
}

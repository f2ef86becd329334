import type { Mount } from '#platform/server/http/mount.ts';
import { TASK_PRIORITIES, TASK_STATUSES, TASK_TYPES } from '../choices.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { listUsers } from './choice-store.ts';
import { listCustomerTasks, listDueTasks, listLeadTasks, listMyTasks } from './list-tasks.ts';
import { saveTask } from './save-task.ts';
import { setActive } from './show-task.ts';
import { listNotes } from './store.ts';
import { loadTask } from './task-records.ts';

export function taskRoutes(mount: Mount): void {
  mount(lists.listCustomerTasks, listCustomerTasks);
  mount(lists.listLeadTasks, listLeadTasks);
  mount(lists.listMyTasks, listMyTasks);
  mount(lists.listDueTasks, (call) => listDueTasks(call));
  mount(lists.listUsers, async ({ db }) => ({ results: await listUsers(db) }));
  mount(lists.listTypes, async () => ({ results: [...TASK_TYPES] }));
  mount(lists.listPriorities, async () => ({ results: [...TASK_PRIORITIES] }));
  mount(lists.listStatuses, async () => ({ results: [...TASK_STATUSES] }));
  mount(contract.findTask, (call) => loadTask(call, call.params.id));
  mount(contract.saveTask, (call) => saveTask(call));
  mount(contract.closeTask, (call) => saveTask(call, 'close'));
  mount(contract.reopenTask, (call) => saveTask(call, 'reopen'));
  mount(contract.saveAndHideTask, (call) => saveTask(call, 'hide'));
  mount(contract.hideTask, (call) => setActive(call, false));
  mount(contract.showTask, (call) => setActive(call, true));
  mount(contract.listNotes, async (call) => {
    await loadTask(call, call.params.id);
    return { results: await listNotes(call.db, call.params.id) };
  });
}

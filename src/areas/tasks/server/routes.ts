import type { Mount } from '#platform/server/http/mount.ts';
import * as choices from '../choices-contract.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { allChoices, listChoices, PRIORITIES, STATUSES, TYPES } from './choice-kinds.ts';
import { listUsers } from './choice-store.ts';
import { listCustomerTasks, listDueTasks, listLeadTasks, listMyTasks } from './list-tasks.ts';
import { saveChoice } from './save-choice.ts';
import { saveTask, type TaskFollower } from './save-task.ts';
import { setActive } from './show-task.ts';
import { listNotes } from './store.ts';
import { listPhones } from './task-phones.ts';
import { loadTask } from './task-records.ts';
import { undoClose } from './undo-close.ts';

export function taskRoutes(mount: Mount, followers: readonly TaskFollower[] = []): void {
  mount(lists.listCustomerTasks, listCustomerTasks);
  mount(lists.listLeadTasks, listLeadTasks);
  mount(lists.listMyTasks, listMyTasks);
  mount(lists.listDueTasks, (call) => listDueTasks(call));
  mount(lists.listUsers, async ({ db }) => ({ results: await listUsers(db) }));
  mount(lists.listTypes, async ({ db }) => ({ results: valuesOf(await listChoices(db, TYPES)) }));
  mount(lists.listPriorities, async ({ db }) => ({ results: valuesOf(await listChoices(db, PRIORITIES)) }));
  mount(lists.listStatuses, async ({ db }) => ({ results: valuesOf(await listChoices(db, STATUSES)) }));
  mount(choices.listChoices, ({ db }) => allChoices(db));
  mount(choices.saveType, (call) =>
    saveChoice(TYPES, call, {
      ...call.body,
      marked: call.body.showInCalendar === 1,
      needsDescription: call.body.needsDescription === 1,
    }),
  );
  mount(choices.savePriority, (call) =>
    saveChoice(PRIORITIES, call, { ...call.body, marked: call.body.default === 1 }),
  );
  mount(choices.saveStatus, (call) =>
    saveChoice(STATUSES, call, { ...call.body, marked: call.body.default === 1 }),
  );
  mount(contract.findTask, (call) => loadTask(call, call.params.id));
  mount(contract.saveTask, (call) => saveTask(call, 'save', followers));
  mount(contract.closeTask, (call) => saveTask(call, 'close', followers));
  mount(contract.reopenTask, (call) => saveTask(call, 'reopen', followers));
  mount(contract.undoClose, undoClose);
  mount(contract.saveAndHideTask, (call) => saveTask(call, 'hide', followers));
  mount(contract.hideTask, (call) => setActive(call, false));
  mount(contract.showTask, (call) => setActive(call, true));
  mount(contract.listPhones, listPhones);
  mount(contract.listNotes, async (call) => {
    await loadTask(call, call.params.id);
    return { results: await listNotes(call.db, call.params.id) };
  });
}

/** Those that can be chosen, in the words of the specification. */
function valuesOf<Choice extends { id: number; active: boolean }>(all: readonly Choice[]) {
  return choices.offered(all).map(({ id, ...choice }) => ({ value: id, ...choice }));
}

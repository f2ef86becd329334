import type { Session } from '#platform/server/auth/session.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseStale } from '#platform/server/records/save-record.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { saveTask as saveEndpoint, Task } from '../contract.ts';
import { type TaskStep, whyLocked, whyNotNow, whyNotReopened } from '../rules.ts';
import { judgeTask } from './judge-task.ts';
import { keepChange, SUBJECT } from './keep-change.ts';
import * as store from './store.ts';
import { taskOf } from './task-of.ts';
import { tellAboutTask } from './tell-about-task.ts';

type Save = Pick<Call<typeof saveEndpoint>, 'db' | 'session' | 'params' | 'body'>;

const ACTIONS: Record<TaskStep, string> = {
  save: 'edited',
  close: 'closed',
  reopen: 'reopened',
  hide: 'hidden',
};

/** Saves what was typed and takes the step, both or neither. */
export function saveTask(call: Save, step: TaskStep = 'save'): Promise<Task> {
  return call.params.id === 0 ? add(call, step) : edit(call, step);
}

async function add({ db, session, body }: Save, step: TaskStep): Promise<Task> {
  if (step !== 'save') refuseLocked(session, { open: true });
  const fields = await judgeTask(db, body);
  const id = await store.insertTask(db, session, { ...fields, ...stateAfter(step, session) });
  if (body.notes) await store.insertNote(db, session, id, body.notes);
  const added = await keepChange({ db, session }, 'added', id, { note: body.notes });
  await tellAboutTask({ db, session }, added);
  return added;
}

async function edit({ db, session, params, body }: Save, step: TaskStep): Promise<Task> {
  const before = await store.lockTask(db, params.id);
  if (!before) throw refuse.notFound();
  const task = taskOf(before, session.employeeId);
  refuseStep(session, task, step);
  const fields = await judgeTask(db, body, before);
  await refuseStale(db, { subject: SUBJECT }, task, body.version);
  const why = whyNotNow(step, task);
  if (why) throw refuse.conflict(why);
  const isMoved = fields.due_on !== before.due_on || fields.due_at !== before.due_at;
  await store.updateTask(db, before.id, {
    ...fields,
    ...(isMoved && { due_set_at: new Date() }),
    ...stateAfter(step, session),
  });
  if (body.notes) await store.insertNote(db, session, before.id, body.notes);
  const saved = await keepChange({ db, session }, ACTIONS[step], before.id, {
    before: task,
    note: body.notes,
  });
  await tellAboutTask({ db, session }, saved, task);
  return saved;
}

export function refuseLocked(session: Session, { open }: { open: boolean }): void {
  const why = whyLocked(session.permissions, { open: flagOf(open) });
  if (why) throw refuse.forbidden(why);
}

function refuseStep({ permissions, employeeId }: Session, task: Task, step: TaskStep): void {
  const why =
    step === 'reopen' ? whyNotReopened(permissions, employeeId, task) : whyLocked(permissions, task);
  if (why) throw refuse.forbidden(why);
}

function stateAfter(step: TaskStep, { employeeId }: Session): store.TaskState {
  if (step === 'close') return { open: false, closed_by: employeeId, closed_at: new Date() };
  if (step === 'reopen') return { open: true, closed_by: null, closed_at: null };
  return step === 'hide' ? { active: false } : {};
}

import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { saveRecord } from '#platform/server/records/save-record.ts';
import type { saveTask as saveEndpoint, Task } from '../contract.ts';
import { type TaskStep, whyLocked, whyNotNow, whyNotReopened } from '../rules.ts';
import { allChoices } from './choice-kinds.ts';
import { fieldsOf, judgeTask, withSoldLead } from './judge-task.ts';
import * as store from './store.ts';
import { taskOf } from './task-of.ts';
import { tasksFor } from './task-records.ts';
import type { TaskRow } from './task-rows.ts';
import { tellAboutTask } from './tell-about-task.ts';

type Save = Pick<Call<typeof saveEndpoint>, 'db' | 'session' | 'params' | 'body'>;

const ACTIONS: Record<TaskStep, string> = {
  save: 'edited',
  close: 'closed',
  reopen: 'reopened',
  hide: 'hidden',
};

/** What goes along when a task turns out to be about somebody else. */
export type TaskFollower = (db: Db, moved: { taskId: number; customerId: number | null }) => Promise<void>;

/** Saves what was typed and takes the step, both or neither. */
export async function saveTask(
  call: Save,
  step: TaskStep,
  followers: readonly TaskFollower[],
): Promise<Task> {
  const { db, session, params, body } = call;
  const show = (row: TaskRow) => taskOf(row, session.employeeId);
  const choices = await allChoices(db);
  if (params.id === 0 && step !== 'save') refuseLocked(session);
  const saved = await saveRecord(
    tasksFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: ACTIONS[step],
      whyForbidden: (before) => whyNotStep(session, show(before), step),
      problems: (before) => judgeTask(db, body, choices, before),
      whyNot: (before) => whyNotNow(step, show(before)),
      add: () => add(call, fieldsOf(body, choices), step),
      change: (before) => edit(call, fieldsOf(body, choices), step, before),
      ...(body.notes && { more: { notes: body.notes } }),
      follow: async (after, before) => {
        if (before && after.customer_id !== before.customer_id)
          for (const follow of followers)
            await follow(db, { taskId: after.id, customerId: after.customer_id });
        await tellAboutTask(call, show(after), before && show(before));
      },
    },
  );
  return show(saved);
}

async function add({ db, session, body }: Save, typed: store.TaskFields, step: TaskStep): Promise<number> {
  const fields = await withSoldLead(db, typed);
  const id = await store.insertTask(db, session, { ...fields, ...stateAfter(step, session) });
  if (body.notes) await store.insertNote(db, session, id, body.notes);
  return id;
}

async function edit(
  { db, session, body }: Save,
  typed: store.TaskFields,
  step: TaskStep,
  before: TaskRow,
): Promise<void> {
  const fields = await withSoldLead(db, typed, before);
  // Whoever has it now is reminded, even if somebody else was before.
  const isSet =
    fields.due_on !== before.due_on ||
    fields.due_at !== before.due_at ||
    fields.assigned_to !== before.assigned_to ||
    fields.office_id !== before.office_id;
  await store.updateTask(db, before.id, {
    ...fields,
    ...(isSet && { due_set_at: new Date() }),
    ...stateAfter(step, session),
  });
  if (body.notes) await store.insertNote(db, session, before.id, body.notes);
}

/** A task that is not there yet is open. */
function refuseLocked({ permissions }: Session): void {
  const why = whyLocked(permissions, { open: 1 });
  if (why) throw refuse.forbidden(why);
}

function whyNotStep({ permissions, employeeId }: Session, task: Task, step: TaskStep): string | undefined {
  return step === 'reopen' ? whyNotReopened(permissions, employeeId, task) : whyLocked(permissions, task);
}

function stateAfter(step: TaskStep, { employeeId }: Session): store.TaskState {
  if (step === 'close') return { open: false, closed_by: employeeId, closed_at: new Date() };
  if (step === 'reopen') return { open: true, closed_by: null, closed_at: null };
  return step === 'hide' ? { active: false } : {};
}

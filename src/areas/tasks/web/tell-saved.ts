import { call } from '#platform/web/api/call.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import type { TaskChoices } from '../choices-contract.ts';
import { saveTask, showTask, type Task } from '../contract.ts';
import type { TaskStep } from '../rules.ts';
import { hasSameValues, valuesToRestore } from './restored-values.ts';
import { texts } from './texts.ts';

interface Saved {
  /** As it was read; absent when it was added. */
  before: Task | undefined;
  after: Task;
  step: TaskStep;
  choices: TaskChoices;
  keep: (task: Task) => Promise<void>;
}

/** Says what became of the task, with the way back to what it was. Closing offers its own, where it is sent. */
export function tellSaved(saved: Saved): void {
  const { before, step } = saved;
  if (step === 'close') return;
  const words = texts.saved[step];
  // What was merged with somebody else's save meanwhile is not what was read; closing again would say another name.
  if (before?.version !== saved.after.version - 1 || step === 'reopen') toastDone(words);
  else if (step === 'save' && hasSameValues(before, saved.after, saved.choices)) toastDone(words);
  else toastUndo(words, () => takeBack(saved, before));
}

async function takeBack({ after, step, choices, keep }: Saved, before: Task): Promise<void> {
  const params = { id: after.id };
  let task = after;
  if (!hasSameValues(before, after, choices))
    task = await call(saveTask, {
      params,
      body: { ...valuesToRestore(before, choices), version: after.version },
      idempotencyKey: crypto.randomUUID(),
    }).catch(explain);
  if (step === 'hide') task = await call(showTask, { params });
  toastDone(texts.saved.takenBack);
  await keep(task);
}

function explain(error: unknown): never {
  if (error instanceof CallError && error.changedBy)
    throw new Error(texts.saved.notTakenBack(error.changedBy));
  throw error;
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { type FormConflict, useMerging } from '#platform/web/forms/use-merging.ts';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { type Task, task as taskSchema } from '../contract.ts';
import type { TaskStep } from '../rules.ts';
import { useKeepTask, useSaveTask } from './task-queries.ts';
import { inputOf, newValues, type TaskStart, type TaskValues, valuesOf } from './task-values.ts';
import { type RefusedField, refusedFields } from './task-words.ts';

interface TaskFormOptions {
  /** Absent when one is added. */
  task: Task | undefined;
  start: TaskStart;
  onSaved: (task: Task, step: TaskStep) => void;
}

export interface TaskForm {
  form: UseFormReturnType<TaskValues>;
  /** Sends the form with the step of a button. */
  take: (step: TaskStep) => void;
  /** Sends it once more, over what somebody else saved. */
  keepMine: () => void;
  sending: boolean;
  pressed: TaskStep;
  problem: string | undefined;
  refused: RefusedField[] | undefined;
  forgive: () => void;
  conflict: FormConflict<TaskValues, Task> | undefined;
  takeTheirs: () => void;
  dismiss: () => void;
}

/** Saves what is typed with the step of the pressed button, once however often it is pressed. */
export function useTaskForm({ task, start, onSaved }: TaskFormOptions): TaskForm {
  const { user } = useSession();
  const keep = useKeepTask();
  const key = useIdempotencyKey();
  const { mutateAsync } = useSaveTask(task?.id ?? 0);
  const step = useRef<TaskStep>('save');
  const [pressed, setPressed] = useState<TaskStep>('save');
  const [refused, setRefused] = useState<RefusedField[]>();
  const form = useForm<TaskValues>({
    name: 'task',
    initialValues: task ? valuesOf(task) : newValues(user.id, start),
  });
  const merging = useMerging(form, valuesOf);
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave<Task>({
    schema: taskSchema,
    version: task?.version,
    send: (version) =>
      mutateAsync({
        step: step.current,
        body: { ...inputOf(form.getValues()), version },
        key: key.current(),
      }),
    onSaved: (stored) => {
      key.renew();
      onSaved(stored, step.current);
    },
    onTheirs: (theirs) => {
      merging.takeTheirs(theirs);
      void keep(theirs);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, async () => {
    try {
      await save();
    } catch (error) {
      if (error instanceof CallError && Object.keys(error.errors).length > 0)
        setRefused(refusedFields(error.errors));
      throw error;
    }
  });

  function take(next: TaskStep): void {
    if (sending) return;
    step.current = next;
    setPressed(next);
    onSubmit();
  }

  return {
    form,
    take,
    keepMine: () => {
      if (conflict) merging.keepMine(conflict.current);
      onSubmit();
    },
    sending,
    pressed,
    problem,
    refused,
    forgive: () => setRefused(undefined),
    conflict: conflict && merging.conflictOf(conflict),
    takeTheirs,
    dismiss,
  };
}

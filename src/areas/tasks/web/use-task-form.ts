import { type UseFormReturnType, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { useVersionedForm, type VersionedSubmit } from '#platform/web/forms/use-versioned-form.ts';
import type { TaskChoices } from '../choices-contract.ts';
import { type Task, task as taskSchema } from '../contract.ts';
import type { TaskStep } from '../rules.ts';
import { useKeepTask, usersQuery, useSaveTask } from './task-queries.ts';
import {
  inputOf,
  newValues,
  type TaskStart,
  type TaskValues,
  taskDifferences,
  valuesOf,
} from './task-values.ts';
import { type RefusedField, refusedFields } from './task-words.ts';
import { tellSaved } from './tell-saved.ts';

interface TaskFormOptions {
  choices: TaskChoices;
  /** Absent when one is added. */
  task: Task | undefined;
  start: TaskStart;
  onSaved: () => void;
}

export interface TaskForm {
  choices: TaskChoices;
  form: UseFormReturnType<TaskValues>;
  /** Sends the form with the step of a button. */
  take: (step: TaskStep) => void;
  submit: VersionedSubmit<Task>;
  pressed: TaskStep;
  refused: RefusedField[] | undefined;
  forgive: () => void;
}

/** Saves what is typed with the step of the pressed button, once however often it is pressed. */
export function useTaskForm({ choices, task, start, onSaved }: TaskFormOptions): TaskForm {
  const { user } = useSession();
  const keep = useKeepTask();
  const key = useIdempotencyKey();
  const { mutateAsync } = useSaveTask(task?.id ?? 0);
  const { data: users } = useQuery(usersQuery);
  const step = useRef<TaskStep>('save');
  const [pressed, setPressed] = useState<TaskStep>('save');
  const [refused, setRefused] = useState<RefusedField[]>();
  const form = useForm<TaskValues>({
    name: 'task',
    initialValues: task ? valuesOf(task) : newValues(user.id, choices, start),
  });
  const submit = useVersionedForm<TaskValues, Task>(form, {
    schema: taskSchema,
    version: task?.version,
    valuesOf,
    differences: (theirs, mine) => taskDifferences(theirs, mine, choices, users?.results ?? []),
    send: (version) =>
      mutateAsync({
        step: step.current,
        body: { ...inputOf(form.getValues(), choices), version },
        key: key.current(),
      }).catch((error: unknown) => {
        if (error instanceof CallError && Object.keys(error.errors).length > 0)
          setRefused(refusedFields(error.errors));
        throw error;
      }),
    onSaved: (stored) => {
      key.renew();
      tellSaved({ before: task, after: stored, step: step.current, choices, keep });
      onSaved();
    },
    onTheirs: keep,
  });

  function take(next: TaskStep): void {
    if (submit.sending) return;
    step.current = next;
    setPressed(next);
    submit.onSubmit();
  }

  return { choices, form, take, submit, pressed, refused, forgive: () => setRefused(undefined) };
}

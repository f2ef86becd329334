import { Checkbox, Select, Skeleton, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { isInCalendar, offered, type TaskChoices } from '../choices-contract.ts';
import type { Task } from '../contract.ts';
import { showTime } from '../rules.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { DescriptionField } from './description-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { usersQuery } from './task-queries.ts';
import { assigneeOf, LABELS, type TaskValues } from './task-values.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';

/** Only what goes into the calendar has one, and its slider is as large as all other fields. */
const DurationField = lazyPiece(async () => ({
  default: (await import('./duration-field.tsx')).DurationField,
}));

const TIMES = Array.from({ length: 48 }, (_, half) => {
  const value = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  return { value, label: showTime(value) };
});

interface TaskFieldsProps {
  form: UseFormReturnType<TaskValues>;
  choices: TaskChoices;
  /** Absent when one is added. */
  task: Task | undefined;
  hasCustomer: boolean;
}

export function TaskFields({ form, choices, task, hasCustomer }: TaskFieldsProps) {
  const users = useUsers(task);
  const field = (name: keyof TaskValues & string, className?: string) => ({
    label: LABELS[name],
    className,
    ...form.getInputProps(name),
  });
  return (
    <div className={`${grid.fields} ${grid.top}`}>
      <NumberFields form={form} hasCustomer={hasCustomer} />
      <ChoiceSelect
        choices={optionsOf(offered(choices.types, task?.type))}
        data-autofocus
        {...field('type', grid.half)}
      />
      <ChoiceSelect choices={users} searchable {...field('touser', grid.half)} />
      <ChoiceSelect
        choices={optionsOf(offered(choices.priorities, task?.priority))}
        {...field('priority', grid.half)}
      />
      <ChoiceSelect
        choices={optionsOf(offered(choices.statuses, task?.taskstatusid))}
        {...field('taskstatusid', grid.half)}
      />
      <DayInput {...field('duedate', grid.half)} label={taskTexts.labels.duedate} />
      <Select
        data={TIMES}
        placeholder={texts.form.anyTime}
        clearable
        searchable
        {...field('tasktime', grid.half)}
      />
      {isInCalendar(choices.types, form.values.type) && (
        <Suspense fallback={<Skeleton h={53} />}>
          <DurationField {...form.getInputProps('duration')} />
        </Suspense>
      )}
      <DescriptionField {...field('desc')} />
      <Checkbox
        label={LABELS.review_required}
        {...form.getInputProps('review_required', { type: 'checkbox' })}
      />
      <Textarea autosize minRows={2} maxRows={6} {...field('notes')} />
    </div>
  );
}

const optionsOf = (choices: readonly { id: number; description: string }[]) =>
  choices.map(({ id, description }) => ({ value: id, description }));

/** Who can be chosen, and who has the task already even if they can no longer be chosen. */
function useUsers(task: Task | undefined) {
  const choices = useQuery(usersQuery).data?.results ?? [];
  const held = task && { value: assigneeOf(task), description: task.toUser };
  if (!held || held.value === 0 || choices.some(({ value }) => value === held.value)) return choices;
  return [...choices, held];
}

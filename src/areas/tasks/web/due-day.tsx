import { Text, VisuallyHidden } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { localToday } from '#platform/web/ui/local-days.ts';
import type { Task } from '../contract.ts';
import { showTime } from '../rules.ts';

type Due = Pick<Task, 'duedate' | 'tasktime' | 'open'>;

export function isOverdue({ duedate, open }: Pick<Task, 'duedate' | 'open'>, today = localToday()): boolean {
  return open === 1 && duedate !== null && duedate < today;
}

/** When the task is due; red when that day is over. */
export function DueDay({ task }: { task: Due }) {
  const { duedate, tasktime } = task;
  if (!duedate) return null;
  const words = (
    <>
      {showDay(duedate)}
      {tasktime && <span data-time> {showTime(tasktime)}</span>}
    </>
  );
  if (!isOverdue(task)) return words;
  return (
    <Text component="span" fz="inherit" fw={550} c="var(--cd-problem)">
      {words}
      <VisuallyHidden> overdue</VisuallyHidden>
    </Text>
  );
}

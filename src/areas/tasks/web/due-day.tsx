import { Text, VisuallyHidden } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Task } from '../contract.ts';
import { isOverdue } from '../due.ts';
import { showTime } from '../rules.ts';

type Due = Pick<Task, 'duedate' | 'tasktime' | 'timeZone' | 'open'>;

/** When the task is due; red when that time is over. */
export function DueDay({ task }: { task: Due }) {
  const { duedate, tasktime } = task;
  if (!duedate) return null;
  const words = (
    <>
      {showDay(duedate)}
      {tasktime && <span data-time> {showTime(tasktime)}</span>}
    </>
  );
  if (!isOverdue(task, new Date())) return words;
  return (
    <Text component="span" fz="inherit" fw={550} c="var(--cd-problem)">
      {words}
      <VisuallyHidden> overdue</VisuallyHidden>
    </Text>
  );
}

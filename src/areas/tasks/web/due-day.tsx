import { Text } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import type { Task } from '../contract.ts';
import { dueInFull, isOfToday, isOverdue, lateWords } from '../due.ts';
import { showTime } from '../rules.ts';
import { commonTexts } from './texts/common.ts';

type Due = Pick<Task, 'duedate' | 'tasktime' | 'timeZone' | 'open'>;

interface DueDayProps {
  task: Due;
  /** The list says that it is due today: the time remains. */
  isDayKnown?: boolean;
}

/** When the task is due; once that is over, how late it is, and the date to the pointer. */
export function DueDay({ task, isDayKnown = false }: DueDayProps) {
  const { duedate, tasktime } = task;
  if (!duedate) return null;
  const now = new Date();
  if (isOverdue(task, now))
    return (
      <Text component="span" fz="inherit" fw={550} c="var(--cd-problem)" title={dueInFull(task)}>
        {lateWords(task, now)}
      </Text>
    );
  if (isDayKnown)
    return (
      <span title={dueInFull(task)}>
        {tasktime ? <span data-time>{showTime(tasktime)}</span> : commonTexts.anyTime}
      </span>
    );
  return (
    <span title={dueInFull(task)}>
      {task.open && isOfToday(task, now) ? commonTexts.days.today : showDay(duedate)}
      {tasktime && <span data-time> {showTime(tasktime)}</span>}
    </span>
  );
}

import type { ReactNode } from 'react';
import { clockAt } from '#platform/shared/clock.ts';
import { useNow } from '#platform/web/use-now.ts';
import type { Task } from '../contract.ts';
import { dayMarks } from '../day-groups.ts';
import { showTime } from '../rules.ts';
import { DayMarkRow } from './day-mark.tsx';
import type { ClosedHere } from './use-closed-here.ts';

/** What stands above each task of a list in the order of the day; nothing without one. */
export function useDayMarks(
  tasks: readonly Task[] | undefined,
  total: number | undefined,
  closedHere: ClosedHere,
): (task: Task) => ReactNode {
  const now = useNow();
  const listed = (tasks ?? []).map((task) => ({ ...task, isClosedHere: closedHere(task.id) !== undefined }));
  const marks = dayMarks(listed, now);
  const isWhole = listed.filter(({ isClosedHere }) => !isClosedHere).length === total;
  return (task) => {
    const mark = marks[tasks?.indexOf(task) ?? -1];
    if (!mark?.head && !mark?.isNow) return undefined;
    const clock = showTime(clockAt(task.timeZone, now).split(' ')[1] ?? '');
    return <DayMarkRow {...mark} clock={clock} isWhole={isWhole} />;
  };
}

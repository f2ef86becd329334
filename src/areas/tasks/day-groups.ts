import { clockAt, dayAt } from '#platform/shared/clock.ts';
import type { Task } from './contract.ts';
import { deadlineOf } from './due.ts';

export type DayGroup = 'overdue' | 'today' | 'later' | 'closed';

type Due = Pick<Task, 'open' | 'duedate' | 'tasktime' | 'timeZone'>;

/** One that was closed a moment ago stays in its part for now, and no longer counts there. */
interface Listed extends Due {
  isClosedHere?: boolean;
}

/** The part of the list that a task is in, by the clock of its office; one without a day comes later. */
export function dayGroupOf({ open, duedate, timeZone }: Due, now: Date): DayGroup {
  if (open === 0) return 'closed';
  const today = dayAt(timeZone, now);
  if (duedate === null || duedate > today) return 'later';
  return duedate < today ? 'overdue' : 'today';
}

/** What stands above a task in the list of a day. */
export interface DayMark {
  /** The part of the list that begins with it, and how many are in that part. */
  head?: { group: DayGroup; count: number };
  /** What comes before it should be done by now. */
  isNow?: true;
}

/**
 * Where the parts of a list begin, and where now is between what is due today. Each part begins once: offices of two
 * time zones may have tasks of the same part a little apart.
 */
export function dayMarks(tasks: readonly Listed[], now: Date): DayMark[] {
  const groups = tasks.map((task) => dayGroupOf(task.isClosedHere ? { ...task, open: 1 } : task, now));
  const countOf = (group: DayGroup) =>
    groups.filter((each, at) => each === group && !tasks[at]?.isClosedHere).length;
  const begun = new Set<DayGroup>();
  const nowAt = placeOfNow(tasks, groups, now);
  return groups.map((group, at) => {
    const mark: DayMark = at === nowAt ? { isNow: true } : {};
    if (begun.has(group)) return mark;
    begun.add(group);
    return { ...mark, head: { group, count: countOf(group) } };
  });
}

/** The first task after now; -1 when nothing of today is listed or nothing follows. */
function placeOfNow(tasks: readonly Due[], groups: readonly DayGroup[], now: Date): number {
  const isPast = (task: Due) => (deadlineOf(task) ?? '') < clockAt(task.timeZone, now);
  if (!groups.includes('today')) return -1;
  return tasks.findIndex((task, at) => {
    const group = groups[at];
    return group === 'later' || group === 'closed' || (group === 'today' && !isPast(task));
  });
}

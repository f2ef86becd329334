import { clockAt } from '#platform/shared/clock.ts';
import type { Flag } from '#platform/shared/permissions.ts';

/** A task without a time may be done all day. It comes after every time of that day, in the order too. */
export const END_OF_DAY = '23:59';

interface Due {
  open: Flag;
  duedate: string | null;
  tasktime: string | null;
  /** Of the office whose clock counts. */
  timeZone: string;
}

/** By when it is to be done, on the clock of its office: 2026-11-15 14:30. Sorts like the time that it is. */
export function deadlineOf({ duedate, tasktime }: Pick<Due, 'duedate' | 'tasktime'>): string | null {
  return duedate === null ? null : `${duedate} ${tasktime ?? END_OF_DAY}`;
}

/** An open task whose time is over, by the clock of its office. `isOverdueSql` says the same to the database. */
export function isOverdue(task: Due, now: Date): boolean {
  const deadline = deadlineOf(task);
  return task.open === 1 && deadline !== null && deadline < clockAt(task.timeZone, now);
}

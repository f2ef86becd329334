import { clockAt, dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { daysLate } from '#platform/shared/late.ts';
import type { Flag } from '#platform/shared/permissions.ts';
import { showDuration, showTime } from './rules.ts';

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

/** How late an overdue task is, by the clock of its office: 4 days late, or 1 h 20 min late on its own day. */
export function lateWords({ duedate, tasktime, timeZone }: Omit<Due, 'open'>, now: Date): string {
  const [today = '', clock = ''] = clockAt(timeZone, now).split(' ');
  if (duedate !== null && duedate < today) return daysLate(duedate, today);
  return `${showDuration(minutesOf(clock) - minutesOf(tasktime ?? END_OF_DAY))} late`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When a task is due, in full: 11/15/2026 2:30 PM. */
export function dueInFull({ duedate, tasktime }: Pick<Due, 'duedate' | 'tasktime'>): string {
  if (duedate === null) return '';
  return tasktime === null ? showDay(duedate) : `${showDay(duedate)} ${showTime(tasktime)}`;
}

/** Whether its day is today by the clock of its office. */
export function isOfToday({ duedate, timeZone }: Pick<Due, 'duedate' | 'timeZone'>, now: Date): boolean {
  return duedate === dayAt(timeZone, now);
}

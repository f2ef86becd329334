import { cut } from '#platform/shared/cut.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { permissionNeeded } from '#platform/shared/permission-words.ts';
import { type Flag, holds, type PermissionFlags } from '#platform/shared/permissions.ts';
import type { TaskInput } from './contract.ts';
import { UNDO_SECONDS } from './statuses.ts';

export const DURATION_MIN = 15;
export const DURATION_MAX = 480;
export const DURATION_STEP = 15;

export type TaskStep = 'save' | 'close' | 'reopen' | 'hide';

/** Why this person may not change the task, or nothing when they may: it grays the icon and refuses the call. */
export function whyLocked(permissions: PermissionFlags, { open }: { open: Flag }): string | undefined {
  if (holds(permissions, 'PRoverrideTaskChanges')) return undefined;
  if (!open) return `The task is closed. ${permissionNeeded('PRoverrideTaskChanges')}`;
  if (holds(permissions, 'PRoverrideOpenTaskChanges')) return undefined;
  return permissionNeeded('PRoverrideOpenTaskChanges', 'PRoverrideTaskChanges');
}

interface Reviewed {
  open: Flag;
  review_required: Flag;
  fromuser: number;
}

/**
 * Why this person may not open a closed task again: someone who asked for its review may, whatever else they may. The
 * form of such a task opens for them too.
 */
export function whyNotReopened(
  permissions: PermissionFlags,
  employeeId: number,
  task: Reviewed,
): string | undefined {
  const isReviewer = !task.open && task.review_required === 1 && task.fromuser === employeeId;
  return isReviewer ? undefined : whyLocked(permissions, task);
}

/** Why the step is not possible in the state that the task is in. */
export function whyNotNow(step: TaskStep, { open }: { open: Flag }): string | undefined {
  if (step === 'close' && !open) return 'This task is already closed.';
  if (step === 'reopen' && open) return 'This task is already open.';
  return undefined;
}

/** Why somebody may not take back that a task was closed, whatever else they may: somebody else did it. */
export function whyNotTakenBack(employeeId: number, { closedby }: { closedby: number | null }) {
  if (closedby === null || closedby === employeeId) return undefined;
  return 'Only the person who closed the task can take that back.';
}

/** Why it is too late for that. */
export function whyTooLate({ dateClosed }: { dateClosed: Date | null }, now: Date): string | undefined {
  if (dateClosed === null) return 'This task is already open.';
  const seconds = (now.getTime() - dateClosed.getTime()) / 1000;
  return seconds <= UNDO_SECONDS ? undefined : 'The minute to take it back is over. Reopen the task instead.';
}

type Links = Pick<TaskInput, 'custid' | 'leadMainId' | 'office' | 'touser' | 'duration' | 'desc'>;

interface TypeFacts {
  inCalendar: boolean;
  needsDescription: boolean;
}

/** What the fields of a task must satisfy together, with what its type asks for. */
export function taskProblems(input: Links, { inCalendar, needsDescription }: TypeFacts): FieldErrors {
  const errors: FieldErrors = {};
  if (input.custid && input.leadMainId) errors.leadMainId = ['Choose a customer or a lead, not both.'];
  if (!input.custid && !input.leadMainId && !input.desc)
    errors.desc = ['Say what needs to be done, or name the customer or lead it is about.'];
  if (needsDescription && !input.desc) errors.desc = ['Say what needs to be done: the type alone does not.'];
  const { assignedTo, officeId } = assigneeOf(input);
  if (assignedTo === null && officeId === null) errors.touser = ['Choose a person or an office.'];
  if (assignedTo !== null && officeId !== null) errors.touser = ['Choose a person or an office, not both.'];
  const problem = durationProblem(input.duration, inCalendar);
  if (problem) errors.duration = [problem];
  return errors;
}

function durationProblem(duration: number | undefined, inCalendar: boolean): string | undefined {
  if (duration === undefined) return undefined;
  if (!inCalendar) return duration === 0 ? undefined : 'A task of this type has no duration.';
  const fits = duration >= DURATION_MIN && duration <= DURATION_MAX && duration % DURATION_STEP === 0;
  return fits ? undefined : 'Choose 15 to 480 minutes in steps of 15.';
}

/** The minutes that are stored: the shortest where none are said, 0 outside the calendar. */
export function durationOf(duration: number | undefined, inCalendar: boolean): number {
  return inCalendar ? (duration ?? DURATION_MIN) : 0;
}

/** A user below zero is the office of that number. */
export function assigneeOf({ touser, office }: Pick<TaskInput, 'touser' | 'office'>) {
  return {
    assignedTo: touser > 0 ? touser : null,
    officeId: touser < 0 ? -touser : (office ?? null),
  };
}

/** 90 as 1 h 30 min. */
export function showDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** 14:30 as 2:30 PM. */
export function showTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The beginning of a longer text. */
export function beginningOf(text: string, most: number): string {
  return text.length > most ? `${cut(text, most).trimEnd()}…` : text;
}

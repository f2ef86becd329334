import { showDay } from '#platform/shared/dates.ts';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { say } from '#platform/web/wording.ts';
import { choiceName, defaultOf, isInCalendar, offered, type TaskChoices } from '../choices-contract.ts';
import type { Task, TaskInput } from '../contract.ts';
import type { Assignee } from '../list-contract.ts';
import { DURATION_MIN, showDuration, showTime } from '../rules.ts';
import { taskTexts } from './texts/task.ts';

/** The form, by the wire's names; the person or office that has the task is one value, below zero for an office. */
export interface TaskValues extends Record<string, unknown> {
  custid: number | null;
  leadMainId: number | null;
  type: number;
  touser: number;
  priority: number;
  taskstatusid: number;
  duedate: TypedDay;
  tasktime: string | null;
  duration: number;
  desc: string;
  review_required: boolean;
  notes: string;
}

export const LABELS: Record<keyof TaskValues & string, string> = {
  ...taskTexts.labels,
  get custid() {
    return say(taskTexts.labels.custid);
  },
};

/** What a new task is about when it is added from a customer or a lead. */
export interface TaskStart {
  custid?: number | undefined;
  leadMainId?: number | undefined;
}

export function newValues(
  employeeId: number,
  { types, priorities, statuses }: TaskChoices,
  { custid, leadMainId }: TaskStart,
): TaskValues {
  return {
    custid: custid ?? null,
    leadMainId: leadMainId ?? null,
    type: offered(types)[0]?.id ?? 0,
    touser: employeeId,
    priority: defaultOf(priorities),
    taskstatusid: defaultOf(statuses),
    duedate: null,
    tasktime: null,
    duration: DURATION_MIN,
    desc: '',
    review_required: false,
    notes: '',
  };
}

export function valuesOf(task: Task): TaskValues {
  return {
    custid: task.custid,
    leadMainId: task.leadMainId,
    type: task.type,
    touser: assigneeOf(task),
    priority: task.priority,
    taskstatusid: task.taskstatusid,
    duedate: task.duedate,
    tasktime: task.tasktime,
    duration: task.duration || DURATION_MIN,
    desc: task.desc,
    review_required: task.review_required === 1,
    notes: '',
  };
}

export function assigneeOf({ office, touser }: Pick<Task, 'office' | 'touser'>): number {
  return office > 0 ? -office : touser;
}

/** What is sent: empty optional fields are left out, and an office goes by its own name. */
export function inputOf(values: TaskValues, { types }: TaskChoices): TaskInput {
  const { custid, leadMainId, duedate, tasktime, desc, notes, touser } = values;
  return {
    type: values.type,
    review_required: values.review_required ? 1 : 0,
    ...(touser < 0 ? { office: -touser, touser: 0 } : { touser }),
    priority: values.priority,
    taskstatusid: values.taskstatusid,
    ...(isInCalendar(types, values.type) && { duration: values.duration }),
    ...(custid !== null && { custid }),
    ...(leadMainId !== null && { leadMainId }),
    ...(duedate !== null && { duedate }),
    ...(tasktime !== null && { tasktime }),
    ...(desc.trim() && { desc }),
    ...(notes.trim() && { notes }),
  };
}

/** What two people wrote differently, in words. */
export function taskDifferences(
  theirs: Task,
  values: TaskValues,
  choices: TaskChoices,
  users: readonly Assignee[],
): Difference[] {
  const inWords = (of: TaskValues) => wordsOf(of, choices, users);
  const [stored, typed] = [inWords(valuesOf(theirs)), inWords(values)];
  const known: Record<string, string> = { ...stored, touser: theirs.toUser };
  return Object.keys(stored)
    .filter((field) => known[field] !== typed[field])
    .map((field) => ({
      label: LABELS[field] ?? field,
      theirs: known[field] ?? '',
      mine: typed[field] ?? '',
    }));
}

function wordsOf(
  values: TaskValues,
  { types, priorities, statuses }: TaskChoices,
  users: readonly Assignee[],
): Record<string, string> {
  return {
    custid: String(values.custid ?? ''),
    leadMainId: String(values.leadMainId ?? ''),
    type: choiceName(types, values.type),
    touser: users.find(({ value }) => value === values.touser)?.description ?? '',
    priority: choiceName(priorities, values.priority),
    taskstatusid: say(choiceName(statuses, values.taskstatusid)),
    duedate: values.duedate === null ? '' : showDay(values.duedate) || values.duedate,
    tasktime: values.tasktime === null ? '' : showTime(values.tasktime),
    duration: isInCalendar(types, values.type) ? showDuration(values.duration) : '',
    desc: values.desc.trim(),
    review_required: values.review_required ? taskTexts.yes : taskTexts.no,
  };
}

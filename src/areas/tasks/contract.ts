import { z } from 'zod';
import { words } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, idOrNewParams, idParams } from '#platform/shared/endpoint.ts';
import { flag } from '#platform/shared/permissions.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { UNDO_SECONDS } from './statuses.ts';

export const DESCRIPTION_MAX = 1000;
export const NOTE_MAX = 2000;

export const CHOOSE = {
  type: 'Choose a type.',
  priority: 'Choose a priority.',
  taskstatusid: 'Choose a status.',
} as const;

const whole = z.number().int();
/** One of the agency's own choices; which of them can be chosen is known to the server. */
const choice = (missing: string) => z.number(missing).int(missing).min(1, missing);
/** The number of a record; 0 and null stand for none, as a form leaves it. */
const recordOrNone = (wrong: string) =>
  z
    .number(wrong)
    .int(wrong)
    .min(0, wrong)
    .nullable()
    .overwrite((value) => value || null)
    .optional();

/** What a form sends. Who asks is known from the session, so that fromuser, currentUser and closedby are not read. */
export const taskInput = z.object({
  type: choice(CHOOSE.type),
  review_required: z.union([z.literal(0), z.literal(1)], 'Must be 0 or 1.').default(0),
  custid: recordOrNone('Enter the number of a customer.'),
  leadMainId: recordOrNone('Enter the number of a lead.'),
  office: recordOrNone('Choose an office.'),
  /** A person; below zero the office of that number. */
  touser: z.number('Choose a person or an office.').int('Choose a person or an office.').default(0),
  duedate: day.nullable().optional(),
  tasktime: z
    .string('Choose a time.')
    .regex(/^([01]\d|2[0-3]):(00|30)$/, 'Choose a time on the half hour, like 09:30.')
    .nullable()
    .optional(),
  duration: z.number('Choose a duration.').int('Choose a duration.').optional(),
  /** Left out, it is what a new task of the agency begins with; so is the status. */
  priority: choice(CHOOSE.priority).optional(),
  taskstatusid: choice(CHOOSE.taskstatusid).optional(),
  desc: words(DESCRIPTION_MAX).optional(),
  /** Becomes a note of the task. */
  notes: words(NOTE_MAX).optional(),
  version: seenVersion,
});
export type TaskInput = z.output<typeof taskInput>;

export const task = z.object({
  id: whole,
  /** 1 active, 0 hidden. */
  active: flag,
  open: flag,
  type: whole,
  review_required: flag,
  custid: whole.nullable(),
  leadMainId: whole.nullable(),
  /** 0 when a person has it. */
  office: whole,
  /** 0 when an office has it. */
  touser: whole,
  fromuser: whole,
  duedate: z.string().nullable(),
  tasktime: z.string().nullable(),
  /** Of the office whose clock counts: that of the office or of the person who has it. */
  timeZone: z.string(),
  duration: whole,
  priority: whole,
  taskstatusid: whole,
  desc: z.string(),
  /** Always empty: what a save brings here goes to the list of notes. */
  notes: z.literal(''),
  /** Who asks. */
  currentUser: whole,
  closedby: whole.nullable(),
  customerName: z.string(),
  /** The first number of the customer; whoever wants others or those of a lead asks for them. */
  customerPhone: z.string(),
  leadName: z.string(),
  statusName: z.string(),
  typeName: z.string(),
  priorityName: z.string(),
  toUser: z.string(),
  fromUser: z.string(),
  tranDate: moment,
  closedBy: z.string(),
  dateClosed: moment.nullable(),
  attachmentCount: whole,
  version: whole,
});
export type Task = z.output<typeof task>;

const taskId = idParams('task');
const newOrTaskId = idOrNewParams('task');

export const findTask = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}',
  summary: 'A task.',
  allow: 'signedIn',
  params: taskId,
  answer: task,
});

export const saveTask = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}',
  summary: 'Adds a task (id 0) or saves one as it is; a stale version is refused with the current record.',
  allow: 'signedIn',
  params: newOrTaskId,
  body: taskInput,
  answer: task,
  idempotent: true,
});

export const closeTask = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/close',
  summary: 'Saves an open task and closes it; id 0 adds one that is already done.',
  allow: 'signedIn',
  params: newOrTaskId,
  body: taskInput,
  answer: task,
  idempotent: true,
});

export const reopenTask = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/reopen',
  summary: 'Saves a closed task and opens it again.',
  allow: 'signedIn',
  params: taskId,
  body: taskInput,
  answer: task,
});

export const undoClose = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/undo-close',
  summary: `Opens a task again for whoever closed it within the last ${UNDO_SECONDS} seconds, unless somebody changed it since.`,
  allow: 'signedIn',
  params: taskId,
  body: z.object({ version: z.number('Send the version that was closed.').int().min(1) }),
  answer: task,
});

export const saveAndHideTask = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/hide',
  summary: 'Saves a task and hides it.',
  allow: 'signedIn',
  params: taskId,
  body: taskInput,
  answer: task,
});

export const hideTask = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/hide',
  summary: 'Hides a task; one that is hidden stays so.',
  allow: 'signedIn',
  params: taskId,
  answer: task,
  changes: true,
});

export const showTask = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/show',
  summary: 'Shows a hidden task again; one that is active stays so.',
  allow: 'signedIn',
  params: taskId,
  answer: task,
  changes: true,
});

const taskNote = z.object({ id: whole, text: z.string(), userName: z.string(), trandate: moment });
export type TaskNote = z.output<typeof taskNote>;

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/tasks/notes/{id}',
  summary: 'The notes of a task, newest first.',
  allow: 'signedIn',
  params: taskId,
  answer: z.object({ results: z.array(taskNote) }),
});

const taskPhone = z.object({ number: z.string(), name: z.string() });
export type TaskPhone = z.output<typeof taskPhone>;

export const listPhones = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/phones',
  summary: 'The telephone numbers of the customer or lead that a task is about.',
  allow: 'signedIn',
  params: taskId,
  answer: z.object({ results: z.array(taskPhone) }),
});

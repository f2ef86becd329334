import { z } from 'zod';
import { words } from '#platform/shared/contact-fields.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { optionalPageQuery, pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { flag } from '#platform/shared/permissions.ts';
import { flagParam, idParam } from '#platform/shared/record-fields.ts';
import { task } from './contract.ts';
import { DUE_TIMES, QUERY_MAX, TASK_SORTS, TASK_STATES } from './statuses.ts';

const order = sortQuery(TASK_SORTS);

const ofRecord = optionalPageQuery.extend({
  /** 1 for the active list, 0 for the hidden one. */
  active: flagParam.optional(),
  ...order,
});

const recordTasks = z.object({
  tasks: z.array(task),
  pagination,
  /** How many of the list, on all of its pages, are open. */
  open: z.number().int(),
});

export const listCustomerTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/list/{customerId}',
  summary:
    'The tasks of a customer, active and hidden: what is due first, then later, closed ones last; all of them unless a page is asked for. `open` counts the open ones of the list.',
  allow: 'signedIn',
  params: z.object({ customerId: id('customer') }),
  query: ofRecord,
  answer: recordTasks,
});

export const listLeadTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/list/lead/{leadId}',
  summary: 'The tasks of a lead, in the same way.',
  allow: 'leads',
  params: z.object({ leadId: id('lead') }),
  query: ofRecord,
  answer: recordTasks,
});

export const listMyTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  summary:
    'The tasks of the signed-in person: given to them, to their office, or made by them; what is due first, then later, closed ones last, in pages.',
  allow: 'signedIn',
  query: z
    .object({
      active: flagParam.default(1),
      state: z.enum(TASK_STATES, 'Choose open, closed or all.').default('open'),
      status: idParam('Choose a status.').optional(),
      type: idParam('Choose a type.').optional(),
      priority: idParam('Choose a priority.').optional(),
      /** 1 leaves out what the person made for others. */
      given: flagParam.default(0),
      due: z.enum(DUE_TIMES, 'Choose overdue, today, week, later or none.').optional(),
      /** Each word occurs somewhere in the description, the type or the name of the customer or lead. */
      query: words(QUERY_MAX).optional(),
      ...order,
    })
    .extend(pageQuery.shape),
  answer: z.object({ tasks: z.array(task), pagination }),
});

/** Of what is overdue, and as many of what is due today. */
export const DUE_SHOWN = 5;

export const listDueTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/due',
  summary: `Open tasks of the person and their office that are overdue or due today: how many, and the first ${DUE_SHOWN} of each.`,
  allow: 'signedIn',
  answer: z.object({ results: z.array(task), overdue: z.number().int(), today: z.number().int() }),
});

const choice = z.object({ value: z.number().int(), description: z.string() });
export type Assignee = z.output<typeof choice>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/tasks/users',
  summary: 'Who a task can be given to: people, and offices with a value below zero.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(choice) }),
});

export const listTypes = endpoint({
  method: 'GET',
  path: '/api/tasks/types',
  summary: 'The types of a task; those in the calendar have a duration, and some need a description.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(choice.extend({ showInCalendar: flag, needsDescription: flag })) }),
});

export const listPriorities = endpoint({
  method: 'GET',
  path: '/api/tasks/priorities',
  summary: 'The priorities of a task, the most pressing first.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(choice.extend({ default: flag })) }),
});

export const listStatuses = endpoint({
  method: 'GET',
  path: '/api/tasks/status',
  summary: 'The statuses that a task can have.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(choice.extend({ default: flag })) }),
});

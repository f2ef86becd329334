import { z } from 'zod';
import { words } from '#platform/shared/contact-fields.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { optionalPageQuery, pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { flag } from '#platform/shared/permissions.ts';
import { flagParam, idParam } from '#platform/shared/record-fields.ts';
import { task } from './contract.ts';
import { DUE_TIMES, TASK_SORTS, TASK_STATES } from './statuses.ts';

const order = sortQuery(TASK_SORTS);

const ofRecord = optionalPageQuery.extend({
  /** 1 for the active list, 0 for the hidden one. */
  active: flagParam.optional(),
  ...order,
});

export const listCustomerTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/list/{customerId}',
  summary:
    'The tasks of a customer, active and hidden, newest first; all of them unless a page is asked for.',
  allow: 'signedIn',
  params: z.object({ customerId: id('customer') }),
  query: ofRecord,
  answer: z.object({ tasks: z.array(task), pagination }),
});

export const listLeadTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/list/lead/{leadId}',
  summary: 'The tasks of a lead, active and hidden, newest first; all of them unless a page is asked for.',
  allow: 'leads',
  params: z.object({ leadId: id('lead') }),
  query: ofRecord,
  answer: z.object({ tasks: z.array(task), pagination }),
});

const QUERY_MAX = 200;

export const listMyTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  summary:
    'The tasks of the signed-in person: given to them, to their office, or made by them; by due date, in pages.',
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

export const DUE_SHOWN = 7;

export const listDueTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/due',
  summary: `Open tasks of the person and their office that are due or overdue: how many, and the first ${DUE_SHOWN}.`,
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
  summary: 'The types of a task; those in the calendar have a duration.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(choice.extend({ showInCalendar: flag })) }),
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

import { z } from 'zod';
import { loggedChange } from '#platform/shared/change-log.ts';
import { words } from '#platform/shared/contact-fields.ts';
import { day } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { paged, pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { idOrNoneParam } from '#platform/shared/record-fields.ts';
import { lead, leadStatus } from './contract.ts';
import { LEAD_LOG } from './log.ts';
import { DUE_TIMES, lookupProblem } from './rules.ts';
import { LEAD_SORTS } from './statuses.ts';

/** In a filter: nobody, or no office. */
export const NONE = 0;
const leadRow = lead.pick({
  id: true,
  name: true,
  status: true,
  phone: true,
  email: true,
  source: true,
  lineOfBusiness: true,
  followUpOn: true,
  office: true,
  assignee: true,
  createdAt: true,
  version: true,
});
export type LeadRow = z.output<typeof leadRow>;

const count = z.number().int();

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/leads',
  summary: 'Leads, the newest first unless sorted, by status, person, office and source, in pages.',
  allow: 'leads',
  query: z
    .object({
      status: z.enum(leadStatus.options, 'This is not a status.').optional(),
      assignee: idOrNoneParam('Choose a person.').optional(),
      office: idOrNoneParam('Choose an office.').optional(),
      source: words(80).optional(),
      ...sortQuery(LEAD_SORTS),
    })
    .extend(pageQuery.shape),
  answer: paged(leadRow),
});

export const ASSIGN_MAX = 100;

const person = z.number('Choose a person.').int('Choose a person.').positive('Choose a person.');

const heldLead = z.object({
  id: count.positive('Choose a lead.'),
  /** Of the lead as it was assigned. */
  version: count,
  assignedTo: person.nullable(),
  status: z.enum(leadStatus.options, 'This is not a status.'),
});

export const assignLeads = endpoint({
  method: 'POST',
  path: '/api/leads/assign',
  summary: 'Gives leads to a person, or to nobody; all of them or none.',
  allow: 'leads',
  body: z.object({
    leads: z
      .array(z.object({ id: count.positive('Choose a lead.'), version: count.optional() }), 'Must be a list.')
      .min(1, 'Choose at least one lead.')
      .max(ASSIGN_MAX, `At most ${ASSIGN_MAX} leads at once.`),
    assignedTo: person.nullable(),
  }),
  answer: z.object({
    assigned: count,
    /** Whom each that changed hands had before, as `giveBackLeads` takes it. */
    before: z.array(heldLead),
  }),
});
export type HeldLead = z.output<typeof heldLead>;

export const giveBackLeads = endpoint({
  method: 'POST',
  path: '/api/leads/assign/undo',
  summary:
    'Takes an assignment back: each lead goes to whom it had before, with its status of then; all of them or none, and none that somebody changed since.',
  allow: 'leads',
  body: z.object({
    leads: z
      .array(heldLead, 'Must be a list.')
      .min(1, 'Choose at least one lead.')
      .max(ASSIGN_MAX, `At most ${ASSIGN_MAX} leads at once.`),
  }),
  answer: z.object({ assigned: count }),
});

export const SNAPSHOT_OLDEST = 5;

export const leadSnapshot = endpoint({
  method: 'GET',
  path: '/api/leads/snapshot',
  summary: `Every status side by side: how many leads, and the ${SNAPSHOT_OLDEST} oldest of each.`,
  allow: 'leads',
  answer: z.object({
    results: z.array(
      z.object({
        status: leadStatus,
        count,
        oldest: z.array(lead.pick({ id: true, name: true, assignee: true, createdAt: true })),
      }),
    ),
  }),
});
export type SnapshotColumn = z.output<typeof leadSnapshot.answer>['results'][number];

const outcome = { leads: count, sold: count, closed: count };
const outcomeByName = z.object({ name: z.string(), ...outcome });
export type Outcome = z.output<typeof outcomeByName>;

export const leadStats = endpoint({
  method: 'GET',
  path: '/api/leads/stats',
  summary: 'The leads of the last twelve months and what became of them, by month, source and person.',
  allow: 'leads',
  answer: z.object({
    /** The oldest first; the last is the running month. */
    months: z.array(z.object({ month: z.string(), ...outcome })),
    /** The largest first; `name` is '' for leads without one. */
    sources: z.array(outcomeByName),
    /** `id` is null for leads that nobody has. */
    people: z.array(outcomeByName.extend({ id: count.nullable() })),
  }),
});

export const LOOKUP_MOST = 500;

export const lookupLeads = endpoint({
  method: 'GET',
  path: '/api/leads/lookup',
  summary: `Finds leads by fragments of name, phone and email: the newest ${LOOKUP_MOST} of them, in pages.`,
  allow: 'leads',
  query: z
    .object({ query: words(200) })
    .extend(pageQuery.shape)
    .superRefine(({ query }, context) => {
      const problem = lookupProblem(query);
      if (problem) context.addIssue({ code: 'custom', path: ['query'], message: problem });
    }),
  answer: paged(leadRow),
});

export const leadFollowUps = endpoint({
  method: 'GET',
  path: '/api/leads/follow-ups',
  summary: 'Leads to call again: overdue, today and in the next seven days, in pages.',
  allow: 'leads',
  query: z
    .object({
      due: z.enum(DUE_TIMES, 'Choose overdue, today or week.').optional(),
      assignee: idOrNoneParam('Choose a person.').optional(),
      /** The day it is where the person is. */
      today: day.optional(),
    })
    .extend(pageQuery.shape),
  answer: z.object({
    results: z.array(leadRow.extend({ due: z.enum(DUE_TIMES) })),
    counts: z.object({ overdue: count, today: count, week: count }),
    pagination,
  }),
});
export type FollowUp = z.output<typeof leadFollowUps.answer>['results'][number];

export const leadsLog = endpoint({
  method: 'GET',
  path: '/api/leads/log',
  summary: 'Who changed what of all leads, newest first, in pages.',
  allow: 'leads',
  query: pageQuery,
  answer: z.object({
    results: z.array(loggedChange(LEAD_LOG).extend({ leadId: count, lead: z.string() })),
    pagination,
  }),
});
export type LeadsLogEntry = z.output<typeof leadsLog.answer>['results'][number];

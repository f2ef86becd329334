import { z } from 'zod';
import { changedFile } from '#areas/commissions/contract.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { named } from '#platform/shared/record-fields.ts';

const assignmentId = idParams('commissionAssignment');

const assignment = z.object({
  id: z.number().int(),
  company: named,
  /** As the carrier writes them. */
  policyNumber: z.string(),
  customerName: z.string(),
  policy: z.object({ id: z.number().int(), policy: z.string(), effdate: z.string(), customer: named }),
  /** Lines that have their policy by it, those of later statements too. */
  lines: z.number().int(),
  total: money,
  /** True while the next statement is matched by it. */
  remembered: z.boolean(),
  /** '' when it is older than this list. */
  by: z.string(),
  at: moment,
  /** Why it cannot be undone; null when it can. */
  whyNotUndo: z.string().nullable(),
});
export type Assignment = z.output<typeof assignment>;

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/commission/assignments',
  summary: 'Assignments of carrier lines that were made by hand and stand, newest first.',
  allow: 'admin',
  query: pageQuery,
  answer: z.object({ pagination, results: z.array(assignment) }),
});

export const undoAssignment = endpoint({
  method: 'POST',
  path: '/api/commission/assignments/{id}/undo',
  summary:
    'Makes the lines of an assignment unmatched again and forgets its number, as long as none of them was staged, settled or forwarded since.',
  allow: 'admin',
  params: assignmentId,
  answer: z.object({
    lines: z.number().int(),
    /** The files whose lines are unmatched again, and those in which generated lines are back. */
    files: z.array(changedFile),
    restored: z.array(changedFile),
  }),
});

export const forgetNumber = endpoint({
  method: 'POST',
  path: '/api/commission/assignments/{id}/forget',
  summary: 'Forgets what the carrier’s number means. Lines keep their policies; later statements do not.',
  allow: 'admin',
  params: assignmentId,
  answer: z.object({ policyNumber: z.string() }),
});

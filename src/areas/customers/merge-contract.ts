import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, idParams } from '#platform/shared/endpoint.ts';
import { named, seenVersion } from '#platform/shared/record-fields.ts';
import { customer } from './contract.ts';
import { MERGE_PART_NAMES } from './merge-rules.ts';

const NO_OTHER = 'Choose the other customer.';

/** What moves, as people call it; the order is that of the confirmation. */
export const MOVED_THINGS = [
  'policies',
  'receipts',
  'contracts',
  'tasks',
  'files',
  'emails',
  'calls',
  'leads',
  'quotes',
  'commissions',
] as const;
export type MovedThing = (typeof MOVED_THINGS)[number];

const count = z.number().int();
const counts = z.object({
  policies: count,
  receipts: count,
  contracts: count,
  tasks: count,
  files: count,
  emails: count,
  calls: count,
  leads: count,
  quotes: count,
  commissions: count,
} satisfies Record<MovedThing, typeof count>);

const customerId = idParams('customer');

export const compareCustomers = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/merge/{other}',
  summary: 'A customer and another one who is to be merged into it, and how much would move.',
  allow: 'admin',
  params: z.object({ id: id('customer'), other: id('customer') }),
  answer: z.object({ kept: customer, merged: customer, moves: counts }),
});
export type Compared = z.output<typeof compareCustomers.answer>;

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/api/customer/{id}/merge',
  summary:
    'Merges another customer into this one: everything of theirs moves here, and their number leads here from then on.',
  allow: 'admin',
  params: customerId,
  body: z.object({
    other: z.number(NO_OTHER).int(NO_OTHER).positive(NO_OTHER),
    /** The parts that are taken from the other one; every other part stays as it is. */
    take: z.array(z.enum(MERGE_PART_NAMES, 'Choose parts of the record.'), 'Must be a list.').default([]),
    version: seenVersion,
    otherVersion: seenVersion,
  }),
  answer: z.object({ mergeId: z.number().int(), customer, moved: counts }),
  idempotent: true,
});

export const customerMerge = z.object({
  id: z.number().int(),
  /** The number and the name that were merged into this customer. */
  merged: named,
  at: moment,
  by: z.string(),
  /** Why it can no longer be undone, or '' while it can. */
  whyNotUndo: z.string(),
});
export type CustomerMerge = z.output<typeof customerMerge>;

export const listMerges = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/merges',
  summary: 'Who was merged into a customer, newest first, and whether it can be undone.',
  allow: 'admin',
  params: customerId,
  answer: z.object({ results: z.array(customerMerge) }),
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/customer/merges/{id}/undo',
  summary: 'Makes two customers of one again, as long as nothing of theirs has changed since the merge.',
  allow: 'admin',
  params: idParams('customerMerge'),
  answer: z.object({ kept: named, merged: named }),
  idempotent: true,
});

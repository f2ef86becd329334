import { z } from 'zod';
import { policyState, policyStatus } from '#areas/policies/statuses.ts';
import { anyFile, endpoint, id, idParams } from '#platform/shared/endpoint.ts';
import { exportQuery } from '#platform/shared/export-format.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { idOrNoneParam, named } from '#platform/shared/record-fields.ts';
import { LARGEST_COMMISSION } from './rules.ts';
import { BRIDGE_PARTS, FORWARDED, LINE_SORTS, PENDING, SETTLED, SOURCES, STAGED } from './statuses.ts';

/** The largest file that one call names line by line. */
export const LINES_MAX = 100_000;
/** A fragment of a name below this finds too much. */
export const NAME_MIN = 3;
/** A hundred thousand lines with their amounts. */
const LINES_BODY = 8 * 1024 * 1024;

const fileId = idParams('commissionFile');

/** 0 and nothing at all leave the filter open. */
const choice = (most: number, message: string) => idOrNoneParam(message).max(most, message).default(0);

const filterFields = {
  status: choice(FORWARDED, 'Choose a status from 1 to 4.'),
  company: idOrNoneParam('Choose a company.').default(0),
  source: choice(SOURCES.length, 'Choose a source from 1 to 5.'),
  customer: idOrNoneParam('Choose a customer.').default(0),
  product: idOrNoneParam('Choose a product.').default(0),
  /** Only the lines that a figure of the tie-out is made of. */
  part: z.enum(BRIDGE_PARTS, 'Choose a figure of the tie-out.').optional(),
};
export const lineFilter = z.object(filterFields);
export type LineFilter = z.output<typeof lineFilter>;

/** A commission or what it is adjusted to; a chargeback is negative. */
export const commissionAmount = money.refine(
  (cents) => Math.abs(cents) <= LARGEST_COMMISSION,
  'This amount is too large.',
);

/** As long as a reason on a line may be. */
export const REASON_MAX = 200;

/** Why a person adds a line, adjusts it or pays it to somebody else: whoever reads it later asks. */
export const lineReason = z
  .string('Say why.')
  .trim()
  .min(1, 'Say why.')
  .max(REASON_MAX, `Enter at most ${REASON_MAX} characters.`);

const status = z.union([z.literal(PENDING), z.literal(STAGED), z.literal(SETTLED), z.literal(FORWARDED)]);

export const commissionLine = z.object({
  id: z.number().int(),
  status,
  source: z.union(SOURCES.map((source) => z.literal(source))),
  company: named,
  /** Null when the customer is missing. */
  customer: named.nullable(),
  /** As the carrier writes them; '' when they are ours. */
  carrierCustomer: z.string(),
  carrierPolicy: z.string(),
  carrierProduct: z.string(),
  policy: z.object({
    /** Null when the line was matched with none. */
    id: z.number().int().nullable(),
    /** The number of the matched policy; without one it is the carrier's. */
    policy: z.string(),
    status: policyStatus.nullable(),
    state: policyState.nullable(),
    effdate: z.string().nullable(),
    expdate: z.string().nullable(),
  }),
  product: named.nullable(),
  commissionable: money,
  commission: money,
  adjusted: money,
  /** Why a person added it, or adjusted it last. */
  reason: z.string(),
  /** The settled line that this one takes back, or pays anew. */
  corrects: z
    .object({ line: z.number().int(), file: z.number().int().nullable(), isReversal: z.boolean() })
    .nullable(),
  /** The line is settled, and two others correct it; their file, if they are in one. */
  correctedIn: z.object({ file: z.number().int().nullable() }).nullable(),
});
export type CommissionLine = z.output<typeof commissionLine>;

export const lineStats = z.object({
  /** Over the whole filter. */
  count: z.number().int(),
  total_commissionable: money,
  total_commission: money,
  total_adjusted: money,
  /** Over the filter without its status. */
  pending: z.number().int(),
  staged: z.number().int(),
  settled: z.number().int(),
  forwarded: z.number().int(),
});
export type LineStats = z.output<typeof lineStats>;

export const listLines = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/details/list',
  summary: 'A page of the lines of a file, with counts and totals over the whole filter.',
  allow: 'admin',
  lane: 'heavy',
  changes: false,
  params: fileId,
  query: pageQuery.extend(sortQuery(LINE_SORTS)),
  body: lineFilter,
  answer: z.object({ pagination, stats: lineStats, data: z.array(commissionLine) }),
});

export const exportLines = endpoint({
  method: 'GET',
  path: '/api/commission/file/{id}/details/export',
  summary: 'The lines of a file under a filter as CSV or XLSX.',
  allow: 'admin',
  lane: 'heavy',
  params: fileId,
  query: lineFilter.extend(exportQuery.shape),
  answer: anyFile,
});

const lineIds = z
  .array(z.number('Must be the number of a line.').int().positive(), 'Choose lines, or * for all.')
  .min(1, 'Choose a line.')
  .max(LINES_MAX, `At most ${LINES_MAX} lines at once.`);
/** The numbers of lines, or * for every line of the filter. */
const details = z.union([z.literal('*'), lineIds], 'Choose lines, or * for all.');
export type Details = z.output<typeof details>;

const affected = z.object({ affected_items: z.number().int() });

export const updateLines = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/details/update',
  summary: 'Stages, unstages, forwards or un-forwards lines; those that are in another state are skipped.',
  allow: 'admin',
  params: fileId,
  bodyLimit: LINES_BODY,
  body: lineFilter.extend({
    new_status: z.union(
      [z.literal(PENDING), z.literal(STAGED), z.literal(FORWARDED)],
      'Choose 1 (Pending), 2 (Staged) or 4 (Forwarded). Lines are settled by a statement.',
    ),
    details,
  }),
  answer: affected,
});

export const deleteLines = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/details/delete',
  summary: 'Deletes pending lines; they are remembered and not gathered again.',
  allow: 'admin',
  params: fileId,
  bodyLimit: LINES_BODY,
  body: lineFilter.extend({ details }),
  /** The moment of the deletion, by which it is undone. */
  answer: affected.extend({ deletion: z.string() }),
});

/** A moment to the microsecond. */
const deletion = z
  .string('Say which deletion.')
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/, 'Say which deletion, as its answer did.')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Say which deletion, as its answer did.');

export const restoreLines = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/details/restore',
  summary:
    'Undoes a deletion of lines; those whose term has been paid in another way since then stay deleted.',
  allow: 'admin',
  params: fileId,
  body: z.object({ deletion }),
  answer: affected,
});

const changedLine = z.object({
  id: z.number().int(),
  policy: z.string(),
  customer: z.string(),
  adjusted: money,
});
export type ChangedLine = z.output<typeof changedLine>;

export const adjustLines = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/details/adjust',
  summary:
    'Sets the adjusted amounts of pending lines; those that are not what they were are refused with what they are.',
  allow: 'admin',
  params: fileId,
  bodyLimit: LINES_BODY,
  body: lineFilter.extend({
    details: z
      .array(
        z.object({
          id: z.number('Must be the number of a line.').int().positive(),
          amount: commissionAmount,
          /** The amount that was shown; if the line has a different one by now, nothing is saved. */
          was: money.optional(),
        }),
        'Must be a list.',
      )
      .min(1, 'Change an amount first.')
      .max(LINES_MAX, `At most ${LINES_MAX} lines at once.`),
    /** Of all of them. */
    reason: lineReason,
  }),
  /** A refusal includes, as the current state, the lines that somebody else has adjusted meanwhile. */
  answer: affected.extend({ changed: z.array(changedLine).optional() }),
});

export const addManualLine = endpoint({
  method: 'POST',
  path: '/api/commission/file/{fileId}/details/manual',
  summary: 'Adds a commission by hand, for a policy, and tells what stands for its term already.',
  allow: 'admin',
  idempotent: true,
  params: z.object({ fileId: id('commissionFile') }),
  body: z.object({
    policy: z.number('Choose a policy.').int('Choose a policy.').positive('Choose a policy.'),
    amount: commissionAmount.refine((cents) => cents !== 0, 'Enter an amount other than zero.'),
    reason: lineReason,
  }),
  answer: z.object({
    id: z.number().int(),
    /** Lines that already count for the same term: a line added by hand is paid in addition. */
    sameTerm: z.array(
      z.object({
        id: z.number().int(),
        file: z.number().int().nullable(),
        source: z.union(SOURCES.map((source) => z.literal(source))),
        status,
        amount: money,
      }),
    ),
  }),
});

export const commissionCustomers = endpoint({
  method: 'GET',
  path: '/api/commission/employee/customers',
  summary: 'Customers by name, to add a commission by hand.',
  allow: 'admin',
  query: z.object({
    query: z
      .string('Enter a name.')
      .trim()
      .min(NAME_MIN, `Enter at least ${NAME_MIN} characters.`)
      .max(200, 'Enter at most 200 characters.'),
  }),
  answer: z.object({ results: z.array(named) }),
});

export const commissionPolicies = endpoint({
  method: 'GET',
  path: '/api/commission/employee/policies/{customerId}',
  summary: 'The policies of a customer, to add a commission by hand.',
  allow: 'admin',
  params: z.object({ customerId: id('customer') }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        policy: z.string(),
        status: policyStatus,
        company: z.string(),
        product: z.string(),
        effdate: z.string(),
        expdate: z.string(),
        premium: money,
      }),
    ),
  }),
});
export type CommissionPolicy = z.output<typeof commissionPolicies.answer>['results'][number];

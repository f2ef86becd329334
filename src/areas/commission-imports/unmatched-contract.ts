import { z } from 'zod';
import { advancedLines, besideManual, changedFile } from '#areas/commissions/contract.ts';
import { corrections } from '#areas/commissions/correction-contract.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { flagParam, idOrNoneParam, named } from '#platform/shared/record-fields.ts';

const lineId = idParams('unmatchedLine');

const unmatchedLine = z.object({
  id: z.number().int(),
  company: named,
  /** As the carrier writes them. */
  policyNumber: z.string(),
  customerName: z.string(),
  transactionDate: z.string(),
  commission: money,
  /** The file that has gathered it. */
  file: z.number().int().nullable(),
  import: z.object({ id: z.number().int(), filename: z.string(), row: z.number().int() }).nullable(),
  /** Why it matched nothing. */
  reason: z.string(),
  /** Lines of the company with the same number: all of them are assigned together. */
  sameNumber: z.number().int(),
});
export type UnmatchedLine = z.output<typeof unmatchedLine>;

const unmatchedCompany = named.extend({ lines: z.number().int(), commission: money });
export type UnmatchedCompany = z.output<typeof unmatchedCompany>;

export const listUnmatched = endpoint({
  method: 'GET',
  path: '/api/commission/unmatched',
  summary: 'Carrier lines that belong to no policy yet, oldest first.',
  allow: 'admin',
  query: pageQuery.extend({
    /** 0 for all companies. */
    company: idOrNoneParam('Choose a company.').default(0),
    /** 1 for those that were settled without a policy: assigning one takes back what it paid, and pays it anew. */
    settled: flagParam.default(0),
    /** 1 for the lines of each company together, the companies by name. */
    grouped: flagParam.default(0),
  }),
  answer: z.object({
    pagination,
    results: z.array(unmatchedLine),
    /** The companies that have such lines, with how many and what they paid for them. */
    companies: z.array(unmatchedCompany),
  }),
});

const linePolicy = z.object({
  id: z.number().int(),
  policy: z.string(),
  product: z.string(),
  effdate: z.string(),
  expdate: z.string(),
  premium: money,
});

export const nearestPolicies = endpoint({
  method: 'GET',
  path: '/api/commission/unmatched/{id}/nearest',
  summary: 'The policies of the company that come nearest to an unmatched line, by number and by name.',
  allow: 'admin',
  params: lineId,
  answer: z.object({ results: z.array(linePolicy.extend({ customer: named })) }),
});

export const policiesForLine = endpoint({
  method: 'GET',
  path: '/api/commission/unmatched/{id}/policies',
  summary: 'A customer’s policies with the company of an unmatched line, to assign it to one.',
  allow: 'admin',
  params: lineId,
  query: z.object({
    customer: idOrNoneParam('Choose a customer.').default(0),
  }),
  answer: z.object({
    results: z.array(linePolicy),
    /** Policies of that customer with other companies. */
    elsewhere: z.number().int(),
  }),
});
export type LinePolicy = z.output<typeof linePolicy>;
export type NearPolicy = z.output<typeof nearestPolicies.answer>['results'][number];

export const assignLine = endpoint({
  method: 'POST',
  path: '/api/commission/unmatched/{id}/assign',
  summary:
    'Assigns an unmatched line to a policy. The carrier’s number is remembered, and other unmatched lines with it follow. What is settled already is corrected by lines of the next open file.',
  allow: 'admin',
  params: lineId,
  body: z.object({
    policy: z.number('Choose a policy.').int('Choose a policy.').positive('Choose a policy.'),
  }),
  answer: z.object({
    /** To undo it by. */
    assignment: z.number().int(),
    assigned: z.number().int(),
    remembered: z.boolean(),
    /** The generated lines that they replaced, and which of them were paid already. */
    replaced: z.array(changedFile),
    alreadyPaid: advancedLines,
    besideManual,
    /** Of the lines that were settled already. */
    corrected: corrections,
  }),
});

import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { REQUEST_KINDS, REQUEST_RESULTS } from './statuses.ts';

/** Something that a finance company was asked for. Neither secrets nor anything about a person are in it. */
const financeRequest = z.object({
  id: z.number().int(),
  askedAt: moment,
  company: named,
  kind: z.enum(REQUEST_KINDS),
  result: z.enum(REQUEST_RESULTS),
  /** What came of it, in our own words. */
  outcome: z.string(),
  /** The status that the company answered with; null when nothing came back, and in the sandbox. */
  status: z.number().int().nullable(),
  tookMs: z.number().int(),
  /** What the company knows the work by. */
  operationId: z.string(),
  isSandbox: z.boolean(),
});
export type FinanceRequest = z.output<typeof financeRequest>;

const filter = {
  companyId: idParam('Choose a finance company.').optional(),
  result: z.enum(REQUEST_RESULTS, 'Choose answered, refused or failed.').optional(),
};
const requestFilter = z.object(filter);
export type RequestFilter = z.output<typeof requestFilter>;

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/finance/requests',
  summary: 'What the finance companies were asked for in the last 90 days, newest first.',
  allow: 'admin',
  query: pageQuery.extend(filter),
  answer: paged(financeRequest),
});

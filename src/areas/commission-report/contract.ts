import { z } from 'zod';
import { day } from '#platform/shared/dates.ts';
import { anyFile, endpoint } from '#platform/shared/endpoint.ts';
import { money, percent } from '#platform/shared/money.ts';
import { pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { KINDS, REPORT_SORTS, USUAL_TOLERANCE } from './rules.ts';

const whole = z.number().int();

const tolerance = z.coerce
  .number('Enter an amount.')
  .min(0, 'Enter an amount that is not negative.')
  .max(100_000, 'This amount is too large.')
  .default(USUAL_TOLERANCE / 100);

const reportFilter = z.object({
  /** The first and the last effective date of the terms. */
  from: day,
  to: day,
  company: idParam('Choose a company.').optional(),
  kind: z.enum(KINDS, 'Choose none, short, rate, overpaid or chargeback.').optional(),
  /** Dollars; a smaller difference doesn't count. */
  tolerance,
});
export type ReportFilter = z.output<typeof reportFilter>;

const reportRow = z.object({
  /** A term of a policy. */
  policy: z.object({ id: whole, policy: z.string() }),
  customer: named,
  company: named.extend({ email: z.string() }),
  product: z.string(),
  effdate: z.string(),
  expdate: z.string(),
  /** Null while it is in force. Expected counts the days until then. */
  cancelledOn: z.string().nullable(),
  premium: money,
  /** As agreed when the term began. */
  percent,
  /** When the product got another percent, if that was after the term began. */
  rateChangedOn: z.string().nullable(),
  expected: money,
  received: money,
  /** What was taken back of it, as a loss. */
  chargedBack: money,
  /** Received over the premium that the lines name, in percent; null when they name none. */
  paidPercent: z.number().nullable(),
  difference: money,
  kind: z.enum(KINDS),
  /** A pending line of it in an active file, which can be forwarded. */
  pending: z.object({ line: whole, file: whole }).nullable(),
});
export type ReportRow = z.output<typeof reportRow>;

const kindTotal = z.object({
  kind: z.enum(KINDS),
  terms: whole,
  expected: money,
  received: money,
  /** What terms came to less than expected, as a loss, and what others came to more. */
  lost: money,
  gained: money,
});
export type KindTotal = z.output<typeof kindTotal>;

export const expectedReport = endpoint({
  method: 'GET',
  path: '/api/commission/expected',
  summary:
    'Terms that were due and not paid, short-paid, paid at a wrong rate, overpaid or charged back, the largest loss first or by a column, with totals over the whole filter.',
  allow: 'admin',
  lane: 'heavy',
  query: reportFilter.extend({ ...sortQuery(REPORT_SORTS), ...pageQuery.shape }),
  answer: z.object({
    results: z.array(reportRow),
    pagination,
    /** Over the whole filter. */
    total: z.object({ expected: money, received: money, difference: money }),
    /** By kind, whichever is chosen. */
    kinds: z.array(kindTotal),
  }),
});
export type ExpectedReport = z.output<typeof expectedReport.answer>;

export const exportExpected = endpoint({
  method: 'GET',
  path: '/api/commission/expected/export',
  summary: 'The same as a CSV file, all of it.',
  allow: 'admin',
  lane: 'heavy',
  query: reportFilter,
  answer: anyFile,
});

import { z } from 'zod';
import { day } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { method, receiptRow } from './contract.ts';
import { RECEIPT_SORTS, STATUSES } from './statuses.ts';

const byMethod = z.array(z.object({ method, count: z.number().int(), amount: money }));
export type MethodTotals = z.output<typeof byMethod>;

const aDay = day.optional();

export const receiptFilter = z.object({
  /** Each office has numbers of its own, so a number may find several. */
  number: idParam('Enter the number of a receipt in digits.').optional(),
  office: idParam('Choose an office.').optional(),
  from: aDay,
  to: aDay,
  method: method.optional(),
  person: idParam('Choose a person.').optional(),
  status: z.enum(STATUSES, 'Choose active or void.').optional(),
});
export type ReceiptFilter = z.output<typeof receiptFilter>;

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/receipts',
  summary:
    'The receipts of the agency, newest day first or by a column, with totals by method over the whole filter.',
  allow: 'signedIn',
  query: receiptFilter.extend({ ...sortQuery(RECEIPT_SORTS), ...pageQuery.shape }),
  answer: z.object({
    results: z.array(receiptRow),
    pagination,
    /** Only for active receipts, in the order of the methods. */
    methods: byMethod,
    total: money,
    voided: z.object({ count: z.number().int(), amount: money }),
  }),
});
export type ReceiptList = z.output<typeof listReceipts.answer>;

export const receiptsToday = endpoint({
  method: 'GET',
  path: '/api/receipts/today',
  summary: 'What the signed-in person’s home office has taken today, by method.',
  allow: 'signedIn',
  answer: z.object({
    /** Null for someone who has no home office. */
    office: named.nullable(),
    day: z.string(),
    methods: byMethod,
    total: money,
  }),
});

export const receiptChoices = endpoint({
  method: 'GET',
  path: '/api/receipts/choices',
  summary: 'The offices, and the people who have taken receipts, to filter by.',
  allow: 'signedIn',
  answer: z.object({
    offices: z.array(named.extend({ isClosed: z.boolean() })),
    people: z.array(named),
  }),
});

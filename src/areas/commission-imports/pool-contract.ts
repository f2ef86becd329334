import { z } from 'zod';
import { createFile, createInput } from '#areas/commissions/contract.ts';
import { STATUSES } from '#areas/commissions/statuses.ts';
import { day } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { idOrNoneParam, named } from '#platform/shared/record-fields.ts';
import { PLACES } from './pool.ts';

const month = z.string('Choose a month.').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter the month as YYYY-MM.');

const amounts = { lines: z.number().int(), total: money };

/** As many statements of a month are named as a person reads. */
export const STATEMENTS_NAMED = 5;

const poolMonth = z.object({
  company: named,
  /** Of the transaction dates. */
  month: z.string(),
  ...amounts,
  /** How many of them belong to no policy yet. */
  unmatched: z.number().int(),
  /** What they were imported with, the largest first; downloaded lines came with none. */
  statements: z.array(z.object({ id: z.number().int(), filename: z.string(), lines: z.number().int() })),
  statementCount: z.number().int(),
  /** Lines that came with no statement. */
  downloaded: z.number().int(),
});
export type PoolMonth = z.output<typeof poolMonth>;

export const listPool = endpoint({
  method: 'GET',
  path: '/api/commission/pool',
  summary: 'Carrier lines that are in no commission file, by company and month, the latest month first.',
  allow: 'admin',
  query: pageQuery.extend({
    /** 0 for all companies. */
    company: idOrNoneParam('Choose a company.').default(0),
  }),
  answer: z.object({
    pagination,
    results: z.array(poolMonth),
    /** The companies that have such lines. */
    companies: z.array(named),
    /** Of the chosen company, or of all. */
    all: z.object(amounts),
  }),
});

const deposit = {
  deposit: day,
  depositAmount: createInput.shape.depositAmount,
};

export const createFromPool = endpoint({
  method: 'POST',
  path: '/api/commission/pool/createFile',
  summary:
    'Creates the commission file of a company and a month and takes the lines of that month in that are in no file; when there are none, it is 409.',
  allow: 'admin',
  idempotent: true,
  body: z.object({
    company: z.number('Choose a company.').int('Choose a company.').positive('Choose a company.'),
    month,
    ...deposit,
  }),
  answer: createFile.answer,
});

export const createFromStatement = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/createFile',
  summary:
    'Creates the commission file of the company and month of an imported statement, and takes in all of its lines that are in no file, whatever their dates; when there are none, it is 409.',
  allow: 'admin',
  idempotent: true,
  params: idParams('commissionImport'),
  body: z.object({
    /** That of most of its lines in no file when it is not named. */
    month: month.optional(),
    ...deposit,
  }),
  answer: createFile.answer,
});

const place = z.object({
  place: z.enum(PLACES),
  rows: z.number().int(),
  total: money,
  /** The commission file that contains them, or that they were forwarded out of or deleted from. */
  file: z.number().int().nullable(),
  /** Their state in the file. */
  status: z.union(STATUSES.map((status) => z.literal(status))).nullable(),
  /** The last file that picked them up after they were forwarded. */
  now: z.number().int().nullable(),
  /** Of lines in no file (YYYY-MM); empty for others. */
  month: z.string(),
  /** The statement that had them before; null for a downloaded line. */
  import: z.object({ id: z.number().int(), filename: z.string() }).nullable(),
});
export type Place = z.output<typeof place>;

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/commission/imports/{id}/places',
  summary:
    'Where the rows of an imported statement are now: in files, forwarded, in no file, deleted, left out or received before. Each row is in one place; totals are in none.',
  allow: 'admin',
  params: idParams('commissionImport'),
  answer: z.object({
    places: z.array(place),
    /** The month of the file that is created from this statement; empty when no line of it is without a file. */
    fileMonth: z.string(),
  }),
});
export type Places = z.output<typeof listPlaces.answer>;

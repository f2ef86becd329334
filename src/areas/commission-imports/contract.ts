import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, nothing, upload } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import type { NO_COLUMNS } from './columns.ts';
import { OUTCOMES, STATES } from './rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const importId = z.object({ id: id('commissionImport') });

const heading = z
  .string('Choose a column.')
  .max(200, 'A heading has at most 200 characters.')
  .nullable()
  .default(null);
/** Which column holds what, by its heading. */
export const columnMap = z.object({
  policyNumber: heading,
  customerName: heading,
  productName: heading,
  transactionDate: heading,
  effectiveDate: heading,
  expirationDate: heading,
  premium: heading,
  commission: heading,
} satisfies Record<keyof typeof NO_COLUMNS, typeof heading>);

const importFacts = z.object({
  id: z.number().int(),
  company: named,
  filename: z.string(),
  state: z.enum(STATES),
  /** Why it could not be read. */
  failure: z.string(),
  rowCount: z.number().int(),
  /** Rows that the dry run has read so far. */
  rowsDone: z.number().int(),
  creator: z.string(),
  created: moment,
  imported: moment.nullable(),
});
export type ImportFacts = z.output<typeof importFacts>;

const outcomes = z.array(
  z.object({
    outcome: z.enum(OUTCOMES, 'This is not an outcome.'),
    rows: z.number('Enter a number of rows.').int('Enter a number of rows.'),
    total: money,
  }),
  'Send what the dry run came to.',
);

const importView = importFacts.extend({
  /** The columns of the file, each with what its first rows hold. */
  headings: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  map: columnMap,
  /** Where the map comes from: a person, an earlier import of the company, or the headings. */
  mapFrom: z.enum(['chosen', 'saved', 'guessed']),
  /** Empty until the file is read, and while it is being imported. */
  outcomes,
  /** How many of its lines are written, while it is being imported. */
  importing: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
  /** Why an imported statement cannot be taken back; null when it can. */
  whyNotTakeBack: z.string().nullable(),
});
export type ImportView = z.output<typeof importView>;

export const listImports = endpoint({
  method: 'GET',
  path: '/api/commission/imports',
  summary: 'Carrier statements that were uploaded, newest first.',
  allow: 'admin',
  query: pageQuery,
  answer: z.object({
    pagination,
    results: z.array(importFacts),
    /** Carrier lines that belong to no policy yet. */
    unmatched: z.number().int(),
  }),
});

export const uploadStatement = endpoint({
  method: 'POST',
  path: '/api/commission/imports',
  summary:
    'Takes a carrier statement (CSV or XLSX) of a company. Nothing is imported yet; one that was imported before is 409.',
  allow: 'admin',
  body: upload(1, {
    company: z
      .array(z.coerce.number('Choose a company.').int('Choose a company.').positive('Choose a company.'), {
        error: 'Choose a company.',
      })
      .length(1, 'Choose a company.'),
  }),
  answer: importView,
});

export const viewImport = endpoint({
  method: 'GET',
  path: '/api/commission/imports/{id}',
  summary: 'An uploaded statement: its columns, how far it is read, and what will happen to its rows.',
  allow: 'admin',
  params: importId,
  answer: importView,
});

export const readImport = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/read',
  summary:
    'Reads and matches the statement by these columns, in the background; a dry run of before is dropped.',
  allow: 'admin',
  params: importId,
  body: z.object({ map: columnMap }),
  answer: importView,
});

const importRow = z.object({
  /** As the spreadsheet numbers it. */
  row: z.number().int(),
  outcome: z.enum(OUTCOMES),
  policyNumber: z.string(),
  customerName: z.string(),
  productName: z.string(),
  transactionDate: z.string().nullable(),
  effdate: z.string().nullable(),
  expdate: z.string().nullable(),
  premium: money.nullable(),
  commission: money.nullable(),
  /** Why the row cannot be taken. */
  problem: z.string(),
  policy: z
    .object({
      id: z.number().int(),
      policy: z.string(),
      product: z.string(),
      effdate: z.string(),
      customer: named,
    })
    .nullable(),
  /** Out of a hundred. */
  confidence: z.number().int().nullable(),
  /** Why it matched, or why not. */
  reason: z.string(),
  /** A generated line of this term is pending: it goes when a file gathers this one. */
  replaces: z.boolean(),
});
export type ImportRow = z.output<typeof importRow>;

export const listRows = endpoint({
  method: 'GET',
  path: '/api/commission/imports/{id}/rows',
  summary: 'A page of the rows of a statement, each with what will happen to it and why.',
  allow: 'admin',
  params: importId,
  query: pageQuery.extend({
    outcome: z.enum(OUTCOMES, 'This is not an outcome.').optional(),
  }),
  answer: z.object({ pagination, results: z.array(importRow) }),
});

export const importLines = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/import',
  summary: 'Makes commission lines of the rows of the dry run; rows with a problem are left out.',
  allow: 'admin',
  idempotent: true,
  params: importId,
  body: z.object({
    /** The dry run that was looked at; when it is another by now, nothing is imported. */
    seen: z.object({ map: columnMap, outcomes }, 'Send what the dry run came to.').optional(),
  }),
  answer: z.object({ lines: z.number().int(), total: money }),
});

export const takeBack = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/takeBack',
  summary: 'Removes the lines of an import, as long as none of them is staged, settled or forwarded.',
  allow: 'admin',
  idempotent: true,
  params: importId,
  answer: z.object({ lines: z.number().int() }),
});

export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/commission/imports/{id}',
  summary: 'Drops a statement that was not imported, without a trace.',
  allow: 'admin',
  params: importId,
  answer: nothing,
});

import { z } from 'zod';
import { changedFile } from '#areas/commissions/contract.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, nothing, upload } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { headingRow, previewedSheets, sheetName } from '#platform/shared/sheets/fields.ts';
import type { NO_COLUMNS } from './columns.ts';
import { OUTCOMES, STATES } from './rules.ts';

const importId = idParams('commissionImport');

const heading = z
  .string('Choose a column.')
  .max(200, 'A heading has at most 200 characters.')
  .nullable()
  .default(null);
/** Which column contains what, by its heading. */
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

/** A month; empty where the statement names none. */
const period = z
  .string('Choose a month.')
  .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'Enter the month as YYYY-MM, or nothing.');

export const importView = importFacts.extend({
  /** The sheet that is read; empty for a CSV file. */
  sheet: z.string(),
  /** The row of the headings as the spreadsheet numbers it; 0 for a statement from before it could be chosen. */
  headingRow: z.number().int(),
  /** The month that the statement is for (YYYY-MM); empty when it does not say. */
  period: z.string(),
  /** The columns of the file, each with samples from its first rows. */
  headings: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  map: columnMap,
  /** Where the map comes from: a person, an earlier import of the company, or the headings. */
  mapFrom: z.enum(['chosen', 'saved', 'guessed']),
  /** Empty until the file is read, and while it is being imported. */
  outcomes,
  /**
   * The carrier's totals against the rows that they add up: those that differ first, at most twenty, and the last one
   * of the statement; those of other sheets too.
   */
  totals: z.array(
    z.object({
      /** Where it is not the one that was read. */
      sheet: z.string(),
      row: z.number().int(),
      label: z.string(),
      carrier: money,
      ours: money,
      agrees: z.boolean(),
    }),
  ),
  /** Other sheets of the file that have rows of their own. */
  unreadSheets: z.array(z.string()),
  /** Rows that an earlier statement had, and how many of them are imported all the same. */
  received: z.object({ rows: z.number().int(), total: money, takenIn: z.number().int() }),
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
    /** Carrier lines that are in no commission file yet. */
    pool: z.object({ lines: z.number().int(), total: money }),
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
      .array(idParam('Choose a company.'), {
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

export const viewSheets = endpoint({
  method: 'GET',
  path: '/api/commission/imports/{id}/sheets',
  summary:
    'The sheets of an uploaded statement with their first lines, to choose the row of the headings from.',
  allow: 'admin',
  params: importId,
  answer: z.object({
    sheets: previewedSheets,
    /** The columns of an earlier statement of the company. */
    saved: columnMap.nullable(),
  }),
});
export type StatementSheets = z.output<typeof viewSheets.answer>;

export const readImport = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/read',
  summary:
    'Reads and matches the statement by these columns, in the background; a dry run of before is dropped. Sheet, row of the headings and period stay as they are when they are not named.',
  allow: 'admin',
  params: importId,
  body: z.object({
    map: columnMap,
    sheet: sheetName.optional(),
    headingRow: headingRow.optional(),
    period: period.optional(),
  }),
  answer: importView,
});

export const importLines = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/import',
  summary:
    'Makes commission lines of the rows of the dry run. Rows with a problem, totals and rows that were received before are left out; when the totals differ it is 409 unless that is said.',
  allow: 'admin',
  idempotent: true,
  params: importId,
  body: z.object({
    /** The dry run that was looked at; when it is another by now, nothing is imported. */
    seen: z.object({ map: columnMap, outcomes }, 'Send what the dry run came to.').optional(),
    /** Said by whoever imports rows that do not come to the carrier's totals. */
    despiteTotals: z.boolean('Must be true or false.').default(false),
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
  answer: z.object({
    lines: z.number().int(),
    /** The files that lost them, and those in which the generated lines that they had replaced are back. */
    files: z.array(changedFile),
    restored: z.array(changedFile),
  }),
});

export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/commission/imports/{id}',
  summary: 'Drops a statement that was not imported, without a trace.',
  allow: 'admin',
  params: importId,
  answer: nothing,
});

import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { named } from '#platform/shared/record-fields.ts';
import type { Field } from './columns.ts';
import { importView } from './contract.ts';
import { OUTCOMES } from './rules.ts';

const importId = idParams('commissionImport');

const cellText = z.string('Enter a text.').max(200, 'A cell has at most 200 characters.').trim();
/** Cells of a row as they are written, by what they contain. */
const rowCells = z.object({
  policyNumber: cellText,
  customerName: cellText,
  productName: cellText,
  transactionDate: cellText,
  effectiveDate: cellText,
  expirationDate: cellText,
  premium: cellText,
  commission: cellText,
} satisfies Record<Field, typeof cellText>);

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
  /** What already received the same; null for a row that is new. */
  received: z
    .object({
      line: z.number().int(),
      import: z.object({ id: z.number().int(), filename: z.string(), row: z.number().int() }).nullable(),
      /** The commission file that contains it. */
      file: z.number().int().nullable(),
      transactionDate: z.string(),
      /** Somebody deleted the line since. */
      isDeleted: z.boolean(),
    })
    .nullable(),
  /** As they are in the file, of a row that has or had a problem; null for any other. */
  cells: rowCells.partial().nullable(),
  /** What somebody typed in their place. */
  corrected: z.object({ cells: rowCells.partial(), by: z.string(), at: moment }).nullable(),
  /** Imported although it was received before, on purpose. */
  takenIn: z.boolean(),
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
    /** Only that row, as the spreadsheet numbers it. */
    row: z.coerce
      .number('Enter the number of a row.')
      .int('Enter the number of a row.')
      .min(1, 'Enter the number of a row.')
      .max(10_000_000, 'Enter the number of a row.')
      .optional(),
  }),
  answer: z.object({ pagination, results: z.array(importRow) }),
});

const rowNumber = z
  .number('Choose rows.')
  .int('Choose rows.')
  .min(1, 'Choose rows.')
  .max(10_000_000, 'Choose rows.');

export const takeInRows = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/takeIn',
  summary: 'Takes rows of the dry run in although an earlier statement had them, or leaves them out again.',
  allow: 'admin',
  params: importId,
  body: z.object({
    /** As the spreadsheet numbers them, or * for all that were received before. */
    rows: z.union([z.literal('*'), z.array(rowNumber).min(1).max(1000)], 'Choose rows.'),
    takeIn: z.boolean('Say whether the rows are taken in.'),
  }),
  answer: importView,
});

export const correctRow = endpoint({
  method: 'POST',
  path: '/api/commission/imports/{id}/correctRow',
  summary:
    'Reads a row of the dry run that has a problem anew, by cells that were typed in place of those in the file, and matches it. Cells that are not named stay as they are in the file.',
  allow: 'admin',
  params: importId,
  body: z.object({ row: rowNumber, cells: rowCells.partial() }),
  answer: importView,
});

import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, nothing, upload } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { truth } from '#platform/shared/record-fields.ts';
import { headingRow, previewedSheets, sheetName } from '#platform/shared/sheets/fields.ts';
import { COLUMNS_MAX } from '#platform/shared/sheets/preview.ts';
import { KINDS } from './fields.ts';
import { OUTCOMES, STATES } from './rules.ts';

const kind = z.enum(KINDS, 'Choose customers, leads or policies.');
const bringInId = idParams('bringIn');

const columnMap = z
  .record(
    z.string().max(40, 'There is no such field.'),
    z.string('Choose a column.').max(100, 'Choose a column.'),
    'Choose the columns.',
  )
  .refine((map) => Object.keys(map).length <= COLUMNS_MAX, 'There are no so many fields.');

const bringIn = z.object({
  id: z.number().int(),
  kind,
  filename: z.string(),
  state: z.enum(STATES),
  /** Why it could not be read, or that the work under way has stopped. */
  failure: z.string(),
  rowCount: z.number().int(),
  /** Rows that the work under way has come through. */
  rowsDone: z.number().int(),
  person: z.string(),
  created: moment,
  imported: moment.nullable(),
});
export type BringIn = z.output<typeof bringIn>;

const bringInView = bringIn.extend({
  /** The sheet that is read; empty for a CSV file. */
  sheet: z.string(),
  /** The row of the headings as the spreadsheet numbers it; 0 for a file from before it could be chosen. */
  headingRow: z.number().int(),
  headings: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  map: columnMap,
  /** Its headings are those of a take-out, so nobody has to choose columns. */
  ofTakeOut: z.boolean(),
  /** Duplicates get what they lack. */
  fills: z.boolean(),
  outcomes: z.array(z.object({ outcome: z.enum(OUTCOMES), rows: z.number().int() })),
});
export type BringInView = z.output<typeof bringInView>;

export const listBringIns = endpoint({
  method: 'GET',
  path: '/api/bring-ins',
  summary: 'Files of customers, leads and policies that were brought in, newest first.',
  allow: 'admin',
  query: pageQuery,
  answer: z.object({ pagination, results: z.array(bringIn) }),
});

export const uploadBringIn = endpoint({
  method: 'POST',
  path: '/api/bring-ins',
  summary:
    'Takes a CSV or XLSX file of customers, leads or policies. Nothing is imported yet; a file that is imported already is 409.',
  allow: 'admin',
  body: upload(1, {
    kind: z.array(kind, 'Choose customers, leads or policies.').length(1, 'Choose one kind.'),
  }),
  answer: bringInView,
});

export const viewBringIn = endpoint({
  method: 'GET',
  path: '/api/bring-ins/{id}',
  summary: 'A file that was brought in: its columns, how far it is, and what becomes of its rows.',
  allow: 'admin',
  params: bringInId,
  answer: bringInView,
});

export const viewBringInSheets = endpoint({
  method: 'GET',
  path: '/api/bring-ins/{id}/sheets',
  summary: 'The sheets of a file with their first lines, to choose the row of the headings from.',
  allow: 'admin',
  params: bringInId,
  answer: z.object({
    sheets: previewedSheets,
    /** The columns of the last file of this kind. */
    saved: columnMap.nullable(),
  }),
});

export const readBringIn = endpoint({
  method: 'POST',
  path: '/api/bring-ins/{id}/read',
  summary:
    'Reads the file by these columns in the background, as a dry run; an earlier dry run is dropped. Sheet and row of the headings stay as they are when they are not named.',
  allow: 'admin',
  params: bringInId,
  body: z.object({ map: columnMap, sheet: sheetName.optional(), headingRow: headingRow.optional() }),
  answer: bringInView,
});

export const listBringInRows = endpoint({
  method: 'GET',
  path: '/api/bring-ins/{id}/rows',
  summary: 'The rows of a file with their problems and duplicates, all of them or those with one outcome.',
  allow: 'admin',
  params: bringInId,
  query: pageQuery.extend({ outcome: z.enum(OUTCOMES, 'There is no such outcome.').optional() }),
  answer: z.object({
    pagination,
    results: z.array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        outcome: z.enum(OUTCOMES),
        problems: z.array(z.object({ field: z.string(), words: z.string() })),
        /** The record that is here already. */
        sameId: z.number().int().nullable(),
        /** What it became. */
        recordId: z.number().int().nullable(),
      }),
    ),
  }),
});
export type BringInRow = z.output<typeof listBringInRows.answer>['results'][number];

export const importBringIn = endpoint({
  method: 'POST',
  path: '/api/bring-ins/{id}/import',
  summary:
    'Adds the records of a dry run in the background. Rows with a problem are left out; duplicates too, unless they are to get what they lack. An import that has stopped goes on.',
  allow: 'admin',
  params: bringInId,
  body: z.object({ fills: truth.default(false) }),
  answer: bringInView,
});

export const takeBackBringIn = endpoint({
  method: 'POST',
  path: '/api/bring-ins/{id}/take-back',
  summary:
    'Removes the records that an import added, in the background, also of one that has stopped; those that were changed since stay.',
  allow: 'admin',
  params: bringInId,
  answer: bringInView,
});

export const discardBringIn = endpoint({
  method: 'DELETE',
  path: '/api/bring-ins/{id}',
  summary: 'Drops a file that was not imported.',
  allow: 'admin',
  params: bringInId,
  answer: nothing,
});

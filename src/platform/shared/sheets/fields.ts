import { z } from 'zod';
import { HEAD_WITHIN } from './preview.ts';

/** The sheet that somebody means; empty for a CSV file. */
export const sheetName = z.string('Choose a sheet.').max(200, 'Choose a sheet.');

/** The row of the headings as the spreadsheet numbers it. */
export const headingRow = z
  .number('Choose the row of the headings.')
  .int('Choose the row of the headings.')
  .min(1, 'Choose the row of the headings.')
  .max(HEAD_WITHIN, `The headings must be in one of the first ${HEAD_WITHIN} rows.`);

/** The sheets of a file with their first lines, to choose from. */
export const previewedSheets = z.array(
  z.object({
    /** Empty for a CSV file. */
    name: z.string(),
    lines: z.array(z.array(z.string())),
    filledLines: z.number().int(),
  }),
);

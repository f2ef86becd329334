import { z } from 'zod';

/** A workbook is built in memory; CSV lines go out as they are read and have no limit. */
export const WORKBOOK_MOST = 100_000;

export const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], 'Choose csv or xlsx.').default('csv'),
});
export type ExportFormat = z.output<typeof exportQuery>['format'];

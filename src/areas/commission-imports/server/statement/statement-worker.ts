import type { InspectedSheet } from '#platform/server/sheets/inspect-sheets.ts';
import {
  listSheets,
  orProblem,
  type Problem,
  problemOf,
  readSheet,
  type SheetFile,
} from '#platform/server/sheets/sheet-jobs.ts';
import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { type Layout, previewOf } from '#platform/shared/sheets/preview.ts';
import type { ColumnMap } from '../../columns.ts';
import { placesIn } from '../../layout.ts';
import { tableOf } from './read-table.ts';
import { type Batch, batchesOf } from './statement-rows.ts';

// Started by open-statement.ts: reading a long sheet takes seconds, and anybody can have made it.

const JOBS = { list: listSheets, inspect, read };
export type StatementJobs = typeof JOBS;
serveJobs(JOBS);

/** The map is that of the company's earlier statement. */
function inspect({
  sheet,
  map,
  ...file
}: SheetFile & { sheet: string; map: ColumnMap | undefined }): Promise<InspectedSheet | Problem> {
  return orProblem(async () => {
    const preview = previewOf(sheet, await readSheet(file, sheet));
    return { ...preview, places: placesIn(preview, map) };
  });
}

/** Rows after the first `skip`, read by this map, a batch at a time. */
async function* read({
  map,
  skip,
  sheet,
  headingRow,
  ...file
}: SheetFile & Layout & { map: ColumnMap; skip: number }): AsyncGenerator<Batch | Problem> {
  try {
    yield* batchesOf(tableOf(await readSheet(file, sheet), headingRow), map, skip);
  } catch (error) {
    yield problemOf(error);
  }
}

import type { InspectedSheet } from '#platform/server/sheets/inspect-sheets.ts';
import {
  listSheets,
  orProblem,
  type Problem,
  readSheet,
  type SheetFile,
} from '#platform/server/sheets/sheet-jobs.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { isFilled, type Layout, previewOf } from '#platform/shared/sheets/preview.ts';
import type { ColumnMap, Kind } from '../fields.ts';
import { LAYOUTS, placesIn } from '../layout.ts';

// Started by read-lines.ts: reading a long file takes seconds, and anybody can have made it.

const BATCH = 500;

export interface Line {
  /** As a spreadsheet numbers it. */
  row: number;
  cells: string[];
}

interface Records extends SheetFile {
  kind: Kind;
}

const JOBS = { list: listSheets, inspect, read };
export type LinesJobs = typeof JOBS;
serveJobs(JOBS);

/** The map is that of the last file of this kind. */
function inspect({
  kind,
  saved,
  sheet,
  ...file
}: Records & { saved: ColumnMap | undefined; sheet: string }): Promise<InspectedSheet | Problem> {
  return orProblem(async () => {
    const preview = previewOf(sheet, await readSheet(file, sheet));
    return { ...preview, places: placesIn(kind, preview, saved) };
  });
}

/** The rows after the first `skip`, a batch at a time. */
async function* read({
  kind,
  skip,
  sheet,
  headingRow,
  ...file
}: Records & Layout & { skip: number }): AsyncGenerator<Line[] | Problem> {
  const found = await orProblem(async () => linesBelow(await readSheet(file, sheet), headingRow, kind));
  if ('problem' in found) {
    yield found;
    return;
  }
  for (let at = skip; at < found.length; at += BATCH) yield found.slice(at, at + BATCH);
}

/** Row 0 is the first line that is not empty. */
function linesBelow(all: readonly string[][], headingRow: number, kind: Kind): Line[] {
  const head = headingRow || all.findIndex(isFilled) + 1;
  const below = all
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(head)
    .filter(({ cells }) => isFilled(cells));
  const problem = LAYOUTS[kind].headingProblem(all[head - 1] ?? [], below.length);
  if (problem) throw new Unreadable(problem);
  return below;
}

import { type InspectedSheet, inspectSheets } from '#platform/server/sheets/inspect-sheets.ts';
import { asUnreadable, readOrThrow, type SheetFile } from '#platform/server/sheets/sheet-jobs.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import type { Layout } from '#platform/shared/sheets/preview.ts';
import type { ColumnMap, Kind } from '../fields.ts';
import type { Line, LinesJobs } from './lines-worker.ts';

const LIMITS = {
  script: new URL('./lines-worker.ts', import.meta.url),
  mostMs: 60_000,
  mostMegabytes: 1024,
  busy: 'Other files are being read right now. Try again in a moment.',
};
const inspecting = new ThreadPool<LinesJobs>(LIMITS);
/** Separate from the others: a job keeps its thread while it judges the rows, and it can wait. */
const reading = new ThreadPool<LinesJobs>({ ...LIMITS, waitMs: 300_000 });

interface Records extends SheetFile {
  kind: Kind;
}

/** The sheets of a file, each with its first lines and where the records may be. */
export function inspectFile(
  agency: number,
  file: Records,
  saved: ColumnMap | undefined,
): Promise<InspectedSheet[]> {
  return inspectSheets({
    list: () => inspecting.run(agency, 'list', file),
    inspect: (sheet) => inspecting.run(agency, 'inspect', { ...file, saved, sheet }),
  });
}

/** The rows of a file after the first `skip`, some hundred at a time. */
export async function* readLines(
  agency: number,
  file: Records & Layout & { skip: number },
): AsyncGenerator<Line[]> {
  try {
    for await (const batch of reading.pieces(agency, 'read', file)) yield readOrThrow(batch);
  } catch (error) {
    throw asUnreadable(error);
  }
}

import { type InspectedSheet, inspectSheets } from '#platform/server/sheets/inspect-sheets.ts';
import { asUnreadable, readOrThrow } from '#platform/server/sheets/sheet-jobs.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import type { SheetEnding } from '#platform/shared/sheets/endings.ts';
import type { Layout } from '#platform/shared/sheets/preview.ts';
import type { ColumnMap } from '../../columns.ts';
import type { Batch } from './statement-rows.ts';
import type { StatementJobs } from './statement-worker.ts';

const LIMITS = {
  script: new URL('./statement-worker.ts', import.meta.url),
  mostMs: 30_000,
  mostMegabytes: 1024,
  busy: 'Other statements are being read right now. Try again in a moment.',
};
const inspecting = new ThreadPool<StatementJobs>(LIMITS);
/** Separate from the others: a job keeps its thread while it stores the rows, and it can wait. */
const reading = new ThreadPool<StatementJobs>({ ...LIMITS, waitMs: 300_000 });

/** Looks at the content of a file of an agency: its sheets, each with its first lines and where the statement may be. */
export function inspectStatement(
  agency: number,
  bytes: Uint8Array,
  ending: SheetEnding,
  map?: ColumnMap,
): Promise<InspectedSheet[]> {
  const file = { bytes, ending };
  return inspectSheets({
    list: () => inspecting.run(agency, 'list', file),
    inspect: (sheet) => inspecting.run(agency, 'inspect', { ...file, sheet, map }),
  });
}

interface Reading {
  map: ColumnMap;
  /** How many rows were read before. */
  skip: number;
  layout?: Layout;
}

/** The rows of a file after the first `skip`, read by this map, a thousand at a time. */
export async function* readStatement(
  agency: number,
  bytes: Uint8Array,
  ending: SheetEnding,
  { map, skip, layout = { sheet: '', headingRow: 0 } }: Reading,
): AsyncGenerator<Batch> {
  try {
    for await (const batch of reading.pieces(agency, 'read', { bytes, ending, map, skip, ...layout }))
      yield readOrThrow(batch);
  } catch (error) {
    throw asUnreadable(error);
  }
}

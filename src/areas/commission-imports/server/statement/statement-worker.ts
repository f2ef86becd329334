import { sheetNames } from '#platform/server/sheets/plain-archive.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import type { ColumnMap } from '../../columns.ts';
import { type Layout, type Places, type PreviewedSheet, placesIn, previewOf } from '../../layout.ts';
import type { Ending } from '../../rules.ts';
import { readLines, tableOf } from './read-table.ts';
import { type Batch, batchesOf } from './statement-rows.ts';

// Started by open-statement.ts: reading a long sheet takes seconds, and anybody can have made it.

interface StatementFile {
  bytes: Uint8Array;
  ending: Ending;
}

export interface Problem {
  problem: string;
}

const JOBS = { list, inspect, read };
export type StatementJobs = typeof JOBS;
serveJobs(JOBS);

/** The sheets of a workbook; a CSV file is one without a name. */
function list({ bytes, ending }: StatementFile): { names: string[] } | Problem {
  try {
    return { names: ending === '.xlsx' ? sheetNames(asBuffer(bytes)) : [''] };
  } catch (error) {
    return problemOf(error);
  }
}

export interface InspectedSheet extends PreviewedSheet {
  places: Places;
}

/** The map is that of the company's earlier statement. */
async function inspect({
  bytes,
  ending,
  sheet,
  map,
}: StatementFile & { sheet: string; map: ColumnMap | undefined }): Promise<InspectedSheet | Problem> {
  try {
    const preview = previewOf(sheet, await readLines(asBuffer(bytes), ending, sheet));
    return { ...preview, places: placesIn(preview, map) };
  } catch (error) {
    return problemOf(error);
  }
}

/** Rows after the first `skip`, read by this map, a batch at a time. */
async function* read({
  bytes,
  ending,
  map,
  skip,
  sheet,
  headingRow,
}: StatementFile & Layout & { map: ColumnMap; skip: number }): AsyncGenerator<Batch | Problem> {
  try {
    const lines = await readLines(asBuffer(bytes), ending, sheet);
    yield* batchesOf(tableOf(lines, headingRow), map, skip);
  } catch (error) {
    yield problemOf(error);
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

function problemOf(error: unknown): Problem {
  if (error instanceof Unreadable) return { problem: error.message };
  throw error;
}

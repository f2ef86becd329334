import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import { TooMuch } from '#platform/server/threads/too-much.ts';
import type { ColumnMap } from '../../columns.ts';
import type { Layout } from '../../layout.ts';
import type { Ending } from '../../rules.ts';
import { inspectSheets } from './inspect-sheets.ts';
import type { Batch } from './statement-rows.ts';
import type { InspectedSheet, Problem, StatementJobs } from './statement-worker.ts';

const LIMITS = {
  script: new URL('./statement-worker.ts', import.meta.url),
  mostMs: 30_000,
  mostMegabytes: 1024,
  busy: 'Other statements are being read right now. Try again in a moment.',
};
const inspecting = new ThreadPool<StatementJobs>(LIMITS);
/** Separate from the others: a job keeps its thread while it stores the rows, and it can wait. */
const reading = new ThreadPool<StatementJobs>({ ...LIMITS, waitMs: 300_000 });

const TOO_LARGE =
  'This file is too large to be read at once. Split it, and remove anything far to the right of its columns or below its rows.';

/** Looks at the content of a file of an agency: its sheets, each with its first lines and where the statement may be. */
export async function inspectStatement(
  agency: number,
  bytes: Uint8Array,
  ending: Ending,
  map?: ColumnMap,
): Promise<InspectedSheet[]> {
  const file = { bytes, ending };
  try {
    const { names } = readOrThrow(await inspecting.run(agency, 'list', file));
    return await inspectSheets(names, async (sheet) => {
      try {
        return readOrThrow(await inspecting.run(agency, 'inspect', { ...file, sheet, map }));
      } catch (error) {
        throw asUnreadable(error);
      }
    });
  } catch (error) {
    throw asUnreadable(error);
  }
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
  ending: Ending,
  { map, skip, layout = { sheet: '', headingRow: 0 } }: Reading,
): AsyncGenerator<Batch> {
  try {
    for await (const batch of reading.pieces(agency, 'read', { bytes, ending, map, skip, ...layout }))
      yield readOrThrow(batch);
  } catch (error) {
    throw asUnreadable(error);
  }
}

function readOrThrow<Read extends object>(answer: Read | Problem): Read {
  if ('problem' in answer) throw new Unreadable(answer.problem);
  return answer;
}

const asUnreadable = (error: unknown) => (error instanceof TooMuch ? new Unreadable(TOO_LARGE) : error);

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ColumnMap } from '../../columns.ts';
import { type Layout, type PreviewedSheet, previewOf } from '../../layout.ts';
import type { Ending } from '../../rules.ts';
import { inspectSheets } from './inspect-sheets.ts';
import { plainArchive, sheetNames } from './plain-archive.ts';
import { readLines, tableOf } from './read-table.ts';
import { type Batch, batchesOf } from './statement-rows.ts';
import type { WorkerAnswer, WorkerInput } from './statement-worker.ts';
import { Unreadable } from './unreadable.ts';

const MOST_MEGABYTES = 1024;
/** Shorter than the database waits for whoever holds a transaction. */
const MOST_MS = 50_000;
const TOO_LARGE =
  'This file is too large to be read at once. Split it, and remove what stands far to the right of its columns or below its rows.';

/** The thread ran out of memory or of time. */
const TOO_MUCH = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR'];

/** Bytes of a CSV file that are read within a few milliseconds, sooner than a thread begins. */
const SMALL = 65_536;
const isSmall = (bytes: Uint8Array, ending: Ending) => ending === '.csv' && bytes.length <= SMALL;
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
/** What the thread can read without care. */
const readable = async (bytes: Uint8Array, ending: Ending, sheet: string) =>
  ending === '.xlsx' ? plainArchive(asBuffer(bytes), sheet) : bytes;

/** Looks at the content of a file: its sheets, each with its first lines and how many it has. */
export async function inspectStatement(bytes: Uint8Array, ending: Ending): Promise<PreviewedSheet[]> {
  if (isSmall(bytes, ending)) return [previewOf('', await readLines(asBuffer(bytes), ending))];
  const names = ending === '.xlsx' ? await sheetNames(asBuffer(bytes)) : [''];
  let statement: Statement | undefined;
  try {
    return await inspectSheets(names, async (name) => {
      const readableBytes = await readable(bytes, ending, name);
      statement ??= new Statement({ ending });
      const answer = await statement.ask(readableBytes).catch(async (error) => {
        // A thread that ran out of memory or time is none for the next sheet.
        await statement?.close();
        statement = undefined;
        throw error;
      });
      if (!('inspected' in answer)) throw new Error('The statement was not looked at.');
      return { ...answer.inspected, name };
    });
  } finally {
    await statement?.close();
  }
}

/** The rows of a file from the one behind `skip` on, read by this map, a thousand at a time. */
export async function* readStatement(
  bytes: Uint8Array,
  ending: Ending,
  map: ColumnMap,
  skip: number,
  { sheet, headingRow }: Layout = { sheet: '', headingRow: 0 },
): AsyncGenerator<Batch> {
  if (isSmall(bytes, ending)) {
    yield* batchesOf(tableOf(await readLines(asBuffer(bytes), ending), headingRow), map, skip);
    return;
  }
  const reading = { bytes: await readable(bytes, ending, sheet), map, skip, headingRow };
  const statement = new Statement({ ending, reading });
  try {
    for (;;) {
      const answer = await statement.ask('next');
      if (!('batch' in answer) || answer.batch === null) return;
      yield answer.batch;
    }
  } finally {
    await statement.close();
  }
}

/** The thread that reads one file. */
class Statement {
  readonly #worker: Worker;

  constructor(input: WorkerInput) {
    this.#worker = new Worker(new URL('./statement-worker.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
  }

  async ask(question: Uint8Array | 'next'): Promise<WorkerAnswer> {
    this.#worker.postMessage(question);
    const inTime = { signal: AbortSignal.timeout(MOST_MS) };
    const [answer] = (await once(this.#worker, 'message', inTime).catch((error: NodeJS.ErrnoException) => {
      throw TOO_MUCH.includes(String(error.code)) ? new Unreadable(TOO_LARGE) : error;
    })) as [WorkerAnswer];
    if ('problem' in answer) throw new Unreadable(answer.problem);
    return answer;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

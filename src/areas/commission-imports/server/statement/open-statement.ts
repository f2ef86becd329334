import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ColumnMap } from '../../columns.ts';
import type { Ending } from '../../rules.ts';
import { plainArchive } from './plain-archive.ts';
import { readTable } from './read-table.ts';
import { type Batch, batchesOf, type Inspected, inspectTable } from './statement-rows.ts';
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
const readable = async (bytes: Uint8Array, ending: Ending) =>
  ending === '.xlsx' ? plainArchive(asBuffer(bytes)) : bytes;

/** Looks at the content of a file: its columns and how many rows it has. */
export async function inspectStatement(bytes: Uint8Array, ending: Ending): Promise<Inspected> {
  if (isSmall(bytes, ending)) return inspectTable(await readTable(asBuffer(bytes), ending));
  const statement = new Statement({ bytes: await readable(bytes, ending), ending });
  try {
    const answer = await statement.answer();
    if (!('inspected' in answer)) throw new Error('The statement was not looked at.');
    return answer.inspected;
  } finally {
    await statement.close();
  }
}

/** The rows of a file from the one behind `skip` on, read by this map, a thousand at a time. */
export async function* readStatement(
  bytes: Uint8Array,
  ending: Ending,
  map: ColumnMap,
  skip: number,
): AsyncGenerator<Batch> {
  if (isSmall(bytes, ending)) {
    yield* batchesOf(await readTable(asBuffer(bytes), ending), map, skip);
    return;
  }
  const statement = new Statement({ bytes: await readable(bytes, ending), ending, reading: { map, skip } });
  try {
    for (;;) {
      const answer = await statement.ask();
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

  ask(): Promise<WorkerAnswer> {
    const answered = this.answer();
    this.#worker.postMessage('next');
    return answered;
  }

  async answer(): Promise<WorkerAnswer> {
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

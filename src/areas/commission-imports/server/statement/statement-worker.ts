import { parentPort, workerData } from 'node:worker_threads';
import type { ColumnMap } from '../../columns.ts';
import type { Ending } from '../../rules.ts';
import { readTable } from './read-table.ts';
import { type Batch, batchesOf, type Inspected, inspectTable } from './statement-rows.ts';
import { Unreadable } from './unreadable.ts';

// Started by open-statement.ts. To read a long sheet takes seconds, all of them in one stretch: on the thread of
// the server nobody else would be answered meanwhile.

export interface WorkerInput {
  bytes: Uint8Array;
  ending: Ending;
  /** Absent to look at the file only. */
  reading?: { map: ColumnMap; skip: number };
}

export type WorkerAnswer = { inspected: Inspected } | { batch: Batch | null } | { problem: string };

const tell = (answer: WorkerAnswer) => parentPort?.postMessage(answer);

const { bytes: given, ending, reading } = workerData as WorkerInput;
try {
  const table = await readTable(Buffer.from(given.buffer, given.byteOffset, given.length), ending);
  if (!reading) tell({ inspected: inspectTable(table) });
  else {
    const left = batchesOf(table, reading.map, reading.skip);
    parentPort?.on('message', () => tell({ batch: left.next().value ?? null }));
  }
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  tell({ problem: error.message });
}

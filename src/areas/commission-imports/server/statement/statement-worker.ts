import { parentPort, workerData } from 'node:worker_threads';
import type { ColumnMap } from '../../columns.ts';
import { type PreviewedSheet, previewOf } from '../../layout.ts';
import type { Ending } from '../../rules.ts';
import { readLines, tableOf } from './read-table.ts';
import { type Batch, batchesOf } from './statement-rows.ts';
import { Unreadable } from './unreadable.ts';

// Started by open-statement.ts. To read a long sheet takes seconds, all of them in one stretch: on the thread of
// the server nobody else would be answered meanwhile.

export interface WorkerInput {
  ending: Ending;
  /** The file to read, batch by batch. Absent to look at files, one with each message. */
  reading?: { bytes: Uint8Array; map: ColumnMap; skip: number; headingRow: number };
}

export type WorkerAnswer = { inspected: PreviewedSheet } | { batch: Batch | null } | { problem: string };

const { ending, reading } = workerData as WorkerInput;
const linesOf = (bytes: Uint8Array) =>
  readLines(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), ending);

let left: Generator<Batch> | undefined;

async function answer(question: Uint8Array | 'next'): Promise<WorkerAnswer> {
  try {
    if (question !== 'next') return { inspected: previewOf('', await linesOf(question)) };
    if (!reading) return { batch: null };
    left ??= batchesOf(tableOf(await linesOf(reading.bytes), reading.headingRow), reading.map, reading.skip);
    return { batch: left.next().value ?? null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { problem: error.message };
  }
}

parentPort?.on('message', async (question) => parentPort?.postMessage(await answer(question)));

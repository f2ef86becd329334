import { Worker } from 'node:worker_threads';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import type { Cell, Sheet } from './sheet.ts';
import type { Workbook } from './xlsx-worker.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MOST_MEGABYTES = 1024;

/** A workbook. It is held in memory while it is made: whoever calls limits its rows. */
export async function xlsxFile({ name, columns, rows }: Sheet): Promise<OutgoingFile> {
  const all: (readonly Cell[])[] = [];
  for await (const row of rows) all.push(row);
  const bytes = await bytesOf({ name, columns, rows: all });
  return { filename: `${name}.xlsx`, contentType: TYPE, size: bytes.length, content: once(bytes) };
}

function bytesOf(workbook: Workbook): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
      workerData: workbook,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The workbook could not be made.')));
  });
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

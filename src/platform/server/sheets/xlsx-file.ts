import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import { refuse } from '../http/refusal.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { unlessTooMuch } from '../threads/too-much.ts';
import type { Cell, Sheet } from './sheet.ts';
import type { SheetJobs } from './xlsx-worker.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const writing = new ThreadPool<SheetJobs>({
  script: new URL('./xlsx-worker.ts', import.meta.url),
  kept: 0,
  mostMs: 60_000,
  mostMegabytes: 1024,
  busy: 'Other workbooks are being made right now. Try again in a moment.',
});
const TOO_LARGE = 'This is too much for a workbook. Narrow the filter, or use CSV.';

/** A workbook for an agency. It is kept in memory while it is made: the caller limits its rows. */
export async function xlsxFile(agency: number, { name, columns, rows }: Sheet): Promise<OutgoingFile> {
  const all: (readonly Cell[])[] = [];
  for await (const row of rows) all.push(row);
  const made = writing.run(agency, 'write', { name, columns, rows: all });
  const bytes = await unlessTooMuch(made, () => undefined);
  if (!bytes) throw refuse.fields({ format: [TOO_LARGE] });
  return { filename: `${name}.xlsx`, contentType: TYPE, size: bytes.length, content: once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

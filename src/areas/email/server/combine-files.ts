import { Worker } from 'node:worker_threads';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { whyNotCombined } from '../rules.ts';
import type { CombineAnswer, Part } from './combine-worker.ts';
import type { GoingFile } from './mail-files.ts';

export const COMBINED_NAME = 'Attachments.pdf';

/** Longer than honest files take; who writes the mail waits so long, and a connection to the database with them. */
const MOST_MS = 15_000;
const MOST_MEGABYTES = 1024;
const MOST_AT_ONCE = 2;
let running = 0;

const TOO_LONG = 'These files take too long to become one PDF. Send them separately.';
const BUSY = 'Other files are being combined right now. Try again in a moment.';

/** The files as one PDF, in their order; what cannot become pages is refused by its name. */
export async function combineFiles(
  files: FileStore,
  going: readonly GoingFile[],
  mostMs = MOST_MS,
): Promise<Buffer> {
  const problems = going.flatMap(({ filename, extension }) => whyNotCombined(filename, extension) ?? []);
  if (problems.length > 0) throw refuse.fields({ combine: problems });
  if (running >= MOST_AT_ONCE) throw refuse.tooMany(BUSY, MOST_MS / 1000);
  running++;
  try {
    const parts: Part[] = [];
    for (const file of going) parts.push({ extension: file.extension, bytes: await readFile(files, file) });
    const answer = await combineApart(parts, mostMs);
    if (!answer) throw refuse.fields({ combine: [TOO_LONG] });
    if ('bytes' in answer) return Buffer.from(answer.bytes);
    throw refuse.fields({ combine: [unreadable(going[answer.unreadable] as GoingFile)] });
  } finally {
    running--;
  }
}

function unreadable({ filename, extension }: GoingFile): string {
  const why = extension === '.pdf' ? 'it is locked or damaged' : 'it could not be read';
  return `${filename} cannot become part of one PDF: ${why}. Send the files separately.`;
}

/** On a thread of its own; nothing when it took too long or too much memory. */
async function combineApart(parts: readonly Part[], mostMs: number): Promise<CombineAnswer | undefined> {
  const worker = new Worker(new URL('./combine-worker.ts', import.meta.url), {
    workerData: parts,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const answered = new Promise<CombineAnswer | undefined>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('exit', () => resolve(undefined));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(undefined);
      else reject(error);
    });
  });
  const tooLong = setTimeout(() => worker.terminate(), mostMs);
  try {
    return await answered;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}

async function readFile(files: FileStore, { key, filename }: GoingFile): Promise<Buffer> {
  const content = await files.open(key);
  if (!content) throw refuse.fields({ combine: [`${filename} is no longer here. Attach it again.`] });
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

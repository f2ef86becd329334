import type { FileStore } from '#platform/server/files/file-store.ts';
import { wholeOf } from '#platform/server/files/whole-of.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import { unlessTooMuch } from '#platform/server/threads/too-much.ts';
import { whyNotCombined } from '../rules.ts';
import type { CombineJobs, Part } from './combine-worker.ts';
import type { GoingFile } from './mail-files.ts';

export const COMBINED_NAME = 'Attachments.pdf';

/** Longer than honest files take; whoever writes the mail waits so long. */
const MOST_MS = 15_000;

const TOO_LONG = 'These files take too long to combine into one PDF. Send them separately.';

const combining = new ThreadPool<CombineJobs>({
  script: new URL('./combine-worker.ts', import.meta.url),
  kept: 0,
  mostMs: MOST_MS,
  mostMegabytes: 1024,
  waitingOfOne: 3,
  waiting: 20,
  busy: 'Other files are being combined right now. Try again in a moment.',
});

/** The files of an agency as one PDF, in their order; what cannot become pages is refused by its name. */
export async function combineFiles(
  files: FileStore,
  agency: number,
  going: readonly GoingFile[],
  mostMs = MOST_MS,
): Promise<Buffer> {
  const problems = going.flatMap(({ filename, extension }) => whyNotCombined(filename, extension) ?? []);
  if (problems.length > 0) throw refuse.fields({ combine: problems });
  const parts: Part[] = [];
  for (const file of going) parts.push({ extension: file.extension, bytes: await readFile(files, file) });
  const answer = await unlessTooMuch(combining.run(agency, 'combine', parts, mostMs), () => undefined);
  if (!answer) throw refuse.fields({ combine: [TOO_LONG] });
  if ('bytes' in answer)
    return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length);
  throw refuse.fields({ combine: [unreadable(going[answer.unreadable] as GoingFile)] });
}

function unreadable({ filename, extension }: GoingFile): string {
  const why = extension === '.pdf' ? 'it is locked or damaged' : 'it could not be read';
  return `${filename} cannot be combined into one PDF: ${why}. Send the files separately.`;
}

async function readFile(files: FileStore, { key, filename }: GoingFile): Promise<Buffer> {
  const content = await files.open(key);
  if (!content) throw refuse.fields({ combine: [`${filename} is no longer here. Attach it again.`] });
  return wholeOf(content);
}

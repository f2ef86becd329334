import { refuse } from '#platform/server/http/refusal.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import { unlessTooMuch } from '#platform/server/threads/too-much.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import {
  CONTENT_TYPES,
  cleanName,
  type Extension,
  extensionOf,
  NOT_TAKEN,
  problemOfName,
} from '../../rules.ts';
import type { ContentJobs } from './content-thread.ts';
import { contentProblem } from './look-inside.ts';

const looking = new ThreadPool<ContentJobs>({
  script: new URL('./content-thread.ts', import.meta.url),
  atOnce: 3,
  mostMs: 10_000,
  mostMegabytes: 512,
  busy: 'Other files are being checked right now. Try again in a moment.',
});

export interface CheckedFile {
  filename: string;
  extension: Extension;
  contentType: string;
  bytes: Buffer;
}

export type Judgement = { file: CheckedFile } | { filename: string; reason: string };

/** Says of each file whether it is taken; when none is, that is all there is to say. */
export async function checkFiles(agency: number, sent: readonly SentFile[]) {
  const judged: Judgement[] = [];
  // One after the other: a file that is refused for its length does not take the others along.
  for (const file of sent) judged.push(await checkFile(agency, file));
  const refused = judged.filter((each) => 'reason' in each);
  if (refused.length === judged.length)
    throw refuse.fields({ files: refused.map(({ filename, reason }) => `${filename}: ${reason}`) });
  return { judged, refused };
}

/** Takes a file whose name and content agree; says of any other why it is refused. */
export async function checkFile(agency: number, sent: SentFile): Promise<Judgement> {
  const filename = cleanName(sent.filename);
  const bytes = Buffer.from(sent.bytes.buffer, sent.bytes.byteOffset, sent.bytes.length);
  const extension = extensionOf(filename);
  const reason = problemOfName(filename, bytes.length);
  if (reason || !extension)
    return { filename: filename || 'A file without a name', reason: reason ?? NOT_TAKEN };
  const refused = await unlessTooMuch(looking.run(agency, 'whyRefused', { extension, bytes }), () =>
    contentProblem(extension),
  );
  if (refused) return { filename, reason: refused };
  return { file: { filename, extension, contentType: CONTENT_TYPES[extension], bytes } };
}

import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import { TooMuch } from '#platform/server/threads/too-much.ts';
import type { Ending } from '../rules.ts';
import type { Line, LinesJobs, Problem } from './lines-worker.ts';

const pool = new ThreadPool<LinesJobs>({
  script: new URL('./lines-worker.ts', import.meta.url),
  mostMs: 60_000,
  mostMegabytes: 1024,
  waitMs: 300_000,
  busy: 'Other files are being read right now. Try again in a moment.',
});

const TOO_LARGE = 'This file is too large to be read at once. Split it.';

/** The columns of a file with samples, and how many rows it has. */
export async function inspectFile(agency: number, bytes: Uint8Array, ending: Ending) {
  try {
    return readOrThrow(await pool.run(agency, 'inspect', { bytes, ending }));
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** The rows of a file after the first `skip`, some hundred at a time. */
export async function* readLines(
  agency: number,
  { bytes, ending, skip }: { bytes: Uint8Array; ending: Ending; skip: number },
): AsyncGenerator<Line[]> {
  try {
    for await (const batch of pool.pieces(agency, 'read', { bytes, ending, skip })) yield readOrThrow(batch);
  } catch (error) {
    throw asUnreadable(error);
  }
}

function readOrThrow<Read extends object>(answer: Read | Problem): Read {
  if ('problem' in answer) throw new Unreadable(answer.problem);
  return answer;
}

const asUnreadable = (error: unknown) => (error instanceof TooMuch ? new Unreadable(TOO_LARGE) : error);

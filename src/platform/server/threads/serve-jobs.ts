import { parentPort } from 'node:worker_threads';

// The side of the thread. A script calls `serveJobs` once, with everything that can be asked of it.

/** Plain functions of what is sent to them. One that answers a generator hands over piece by piece. */
export type ThreadJobs = Readonly<Record<string, (input: never) => unknown>>;

export type Asked = { job: string; input: unknown } | 'next';
export type Answered = { value: unknown; isLast: boolean } | { error: unknown };

/** The first thing that a thread says, unasked. */
const BEGUN: Answered = { value: 'begun', isLast: true };

type Pieces = Iterator<unknown> | AsyncIterator<unknown>;

export function serveJobs(jobs: ThreadJobs): void {
  let pieces: Pieces | undefined;
  const answer = async (asked: Asked): Promise<Answered> => {
    if (asked !== 'next') {
      const value = await jobs[asked.job]?.(asked.input as never);
      if (!isPieces(value)) return { value, isLast: true };
      pieces = value;
    }
    const { value, done } = (await pieces?.next()) ?? { value: undefined, done: true };
    return { value, isLast: done ?? false };
  };
  parentPort?.on('message', async (asked: Asked) => {
    const answered = await answer(asked).catch((error: unknown) => ({ error }));
    parentPort?.postMessage(answered, 'value' in answered ? buffersOf(answered.value) : []);
  });
  parentPort?.postMessage(BEGUN);
}

const isPieces = (value: unknown): value is Pieces =>
  typeof value === 'object' && value !== null && 'next' in value;

/** Bytes change hands without a copy, unless they share their memory with something else. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const candidates = value instanceof Uint8Array ? [value] : Object.values(value ?? {});
  return candidates.flatMap((each) =>
    each instanceof Uint8Array && each.buffer instanceof ArrayBuffer && each.length === each.buffer.byteLength
      ? [each.buffer]
      : [],
  );
}

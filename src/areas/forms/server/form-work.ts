import { refuse } from '#platform/server/http/refusal.ts';
import { ThreadPool } from '#platform/server/threads/thread-pool.ts';
import { unlessTooMuch } from '#platform/server/threads/too-much.ts';
import type { Filling } from './draw-form.ts';
import type { FormJobs } from './form-thread.ts';

const working = new ThreadPool<FormJobs>({
  script: new URL('./form-thread.ts', import.meta.url),
  mostMs: 15_000,
  mostMegabytes: 384,
  kept: 0,
  busy: 'Others are filling in forms right now. Try again in a moment.',
});

const TOO_LONG = 'The PDF takes too long to read. Save it again with another program.';

/** The pages and fields of a form that somebody sent; a PDF that is none is refused. */
export async function readFields(masterId: number, bytes: Uint8Array, mostMs?: number) {
  const read = await unlessTooMuch(working.run(masterId, 'readForm', bytes, mostMs), () => ({
    problem: TOO_LONG,
  }));
  if ('problem' in read) throw refuse.fields({ files: [read.problem] });
  return read;
}

/** The PDF of a form with these values. */
export async function makeFilled(masterId: number, filling: Filling): Promise<Uint8Array<ArrayBuffer>> {
  const made = await unlessTooMuch(working.run(masterId, 'drawForm', filling), () => undefined);
  if (!made) throw refuse.fields({ values: ['The form takes too long to fill in. Shorten the values.'] });
  return made;
}

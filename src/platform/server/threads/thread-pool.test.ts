import { expect, test } from 'vitest';
import type { TestJobs } from './test-thread.ts';
import { ThreadPool } from './thread-pool.ts';
import { TooMuch, unlessTooMuch } from './too-much.ts';

const poolOf = (more: Partial<ConstructorParameters<typeof ThreadPool>[0]> = {}) =>
  new ThreadPool<TestJobs>({
    script: new URL('./test-thread.ts', import.meta.url),
    mostMs: 10_000,
    mostMegabytes: 64,
    busy: 'Try again in a moment.',
    ...more,
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a thread answers with a value, with bytes, with an error, and the next one finds it warm', async () => {
  const pool = poolOf();
  const thread = await pool.run(1, 'whichThread', undefined);
  expect(await pool.run(1, 'echo', { day: new Date(0), list: [1] })).toEqual({ day: new Date(0), list: [1] });
  expect((await pool.run(1, 'bytes', 100_000)).length).toBe(100_000);
  expect(await failureOf(pool.run(1, 'fail', 'Not so.'))).toEqual(new RangeError('Not so.'));
  expect(await pool.run(1, 'whichThread', undefined)).toBe(thread);
});

test('work that takes too long is ended, others are answered meanwhile, and the next one gets its place', async () => {
  const pool = poolOf();
  let turns = 0;
  const others = setInterval(() => turns++, 10);
  const failure = await failureOf(pool.run(1, 'spin', 60_000, 400));
  clearInterval(others);
  expect(failure).toMatchObject({ of: 'time' });
  expect(turns).toBeGreaterThan(5);
  expect(await pool.run(1, 'echo', 'next')).toBe('next');
});

test.each([
  ['objects', undefined],
  ['buffers', 200],
] as const)('%s that take too much memory end the thread and nothing else', async (job, size) => {
  const failure = await failureOf(poolOf().run(1, job, size as never));
  expect(failure).toBeInstanceOf(TooMuch);
  expect(failure).toMatchObject({ of: 'memory' });
});

test('pieces come one at a time, and whoever stops early gives the place back', async () => {
  const pool = poolOf({ atOnce: 1 });
  const all: number[] = [];
  for await (const piece of pool.pieces(1, 'count', 3)) all.push(piece);
  expect(all).toEqual([1, 2, 3]);
  for await (const piece of pool.pieces(1, 'count', 1_000_000)) if (piece === 2) break;
  expect(await pool.run(1, 'echo', 'free')).toBe('free');
});

test('the end of a job by its limits can be an answer', async () => {
  expect(await unlessTooMuch(Promise.reject(new TooMuch('time')), () => 'instead')).toBe('instead');
  expect(await failureOf(unlessTooMuch(Promise.reject(new Error('other')), () => 1))).toEqual(
    new Error('other'),
  );
});

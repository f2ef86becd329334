import { threadId } from 'node:worker_threads';
import { serveJobs } from './serve-jobs.ts';

// What the tests of the threads ask for.

const JOBS = {
  echo: (value: unknown) => value,
  whichThread: (_: undefined) => threadId,
  bytes: (size: number) => new Uint8Array(size).fill(7),
  fail: (words: string) => {
    throw new RangeError(words);
  },
  spin: (ms: number) => {
    const end = Date.now() + ms;
    while (Date.now() < end);
    return 'done';
  },
  objects: () => {
    const all: object[] = [];
    for (;;) all.push({ at: all.length });
  },
  buffers: (megabytes: number) => {
    const all: Uint8Array[] = [];
    const end = Date.now() + 5000;
    while (Date.now() < end) if (all.length < megabytes) all.push(new Uint8Array(1_048_576).fill(1));
    return all.length;
  },
  async *count(most: number) {
    for (let at = 1; at <= most; at++) yield at;
  },
};
export type TestJobs = typeof JOBS;

serveJobs(JOBS);

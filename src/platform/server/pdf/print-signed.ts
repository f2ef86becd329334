import { ThreadPool } from '../threads/thread-pool.ts';
import type { SignJobs } from './sign-thread.ts';
import type { SignedPaper } from './signed-paper.ts';

const signing = new ThreadPool<SignJobs>({
  script: new URL('./sign-thread.ts', import.meta.url),
  mostMs: 15_000,
  mostMegabytes: 256,
  kept: 0,
  busy: 'Other papers are being signed right now. Try again in a moment.',
});

/** A signed paper with its audit page as the bytes of a PDF, to be stored. */
export function printSigned(masterId: number, paper: SignedPaper): Promise<Uint8Array<ArrayBuffer>> {
  return signing.run(masterId, 'signed', paper);
}

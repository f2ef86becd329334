import { Worker } from 'node:worker_threads';
import type { Answered, Asked } from './serve-jobs.ts';
import { TooMuch } from './too-much.ts';

export interface ThreadLimits {
  /** For one answer. */
  mostMs: number;
  /** Of objects and of bytes together. */
  mostMegabytes: number;
}

const MEGABYTE = 1_048_576;
/** Bytes are outside the memory that Node itself limits: it is checked this often. */
const LOOK_MS = 200;
const SWOLLEN_MEGABYTES = 100;
/** Starting does not count as work: on a busy machine it takes seconds. */
const START_MS = 60_000;

type Answer = Exclude<Answered, { error: unknown }>;

interface Waiting {
  resolve: (answer: Answered) => void;
  reject: (error: unknown) => void;
}

/** One thread, asked one thing at a time. After a failure of its own it is over. */
export class Thread {
  readonly #worker: Worker;
  #waiting: Waiting | undefined;
  /** It has said that it began. */
  #isReady = false;
  #isOver = false;
  #isSwollen = false;

  constructor(script: URL, { mostMegabytes }: ThreadLimits) {
    this.#worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    this.#worker.on('message', (answer: Answered) => this.#waiting?.resolve(answer));
    this.#worker.on('messageerror', (error) => this.#fail(error));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuch('memory') : error),
    );
    this.#worker.on('exit', () => this.#fail(new Error('The thread ended without an answer.')));
    // One that waits for work does not keep the process alive.
    this.#worker.unref();
  }

  /** Nothing more can be asked of it, or should be: memory that it filled once stays with it. */
  get isSpent(): boolean {
    return this.#isOver || this.#isSwollen;
  }

  async ask(asked: Asked, limits: ThreadLimits): Promise<Answer> {
    if (!this.#isReady) await this.#answer({ ...limits, mostMs: START_MS });
    this.#isReady = true;
    return this.#answer(limits, asked);
  }

  async #answer(limits: ThreadLimits, asked?: Asked): Promise<Answer> {
    const answered = new Promise<Answered>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    const deadline = setTimeout(() => this.#fail(new TooMuch('time')), limits.mostMs);
    const looking = setInterval(() => void this.#lookAtMemory(limits), LOOK_MS);
    this.#worker.ref();
    try {
      if (asked) this.#worker.postMessage(asked);
      const answer = await answered;
      if ('error' in answer) throw answer.error;
      return answer;
    } finally {
      clearTimeout(deadline);
      clearInterval(looking);
      this.#waiting = undefined;
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }

  #fail(error: unknown): void {
    this.#isOver = true;
    this.#waiting?.reject(error);
  }

  async #lookAtMemory({ mostMegabytes }: ThreadLimits): Promise<void> {
    // A thread that ends in the meantime has nothing to report.
    const memory = await this.#worker.getHeapStatistics().catch(() => undefined);
    const megabytes = memory ? (memory.used_heap_size + memory.external_memory) / MEGABYTE : 0;
    if (megabytes > SWOLLEN_MEGABYTES) this.#isSwollen = true;
    if (megabytes > mostMegabytes) this.#fail(new TooMuch('memory'));
  }
}

import { FairPlaces, type PlaceLimits } from './fair-places.ts';
import type { ThreadJobs } from './serve-jobs.ts';
import { Thread, type ThreadLimits } from './thread.ts';

interface PoolOptions extends ThreadLimits, PlaceLimits {
  /** A file that calls `serveJobs`. */
  script: URL;
  /** How many threads stay when there is nothing to do: starting one takes tenths of a second. */
  kept: number;
}

/** Most pools differ only in what they run and for how long. */
type PoolChoices = Pick<PoolOptions, 'script' | 'mostMs' | 'mostMegabytes' | 'busy'> & Partial<PoolOptions>;

const USUAL = { atOnce: 2, kept: 1, waitingOfOne: 10, waiting: 50, waitMs: 20_000 };
/** Whatever is idle this long ends, down to those that are kept. */
const IDLE_MS = 20_000;

type InputOf<Job> = Job extends (input: infer Input) => unknown ? Input : never;
type OutputOf<Job> = Job extends (...input: never[]) => infer Output ? Awaited<Output> : never;
type PieceOf<Job> =
  OutputOf<Job> extends Generator<infer Piece> | AsyncGenerator<infer Piece> ? Piece : never;

/**
 * Threads for work that takes long or looks into what somebody else made. Each job has a limit of time and memory,
 * a few run at the same time, a few wait, fairly between agencies, and the next one is refused.
 */
export class ThreadPool<Jobs extends ThreadJobs> {
  readonly #options: PoolOptions;
  readonly #places: FairPlaces;
  /** With what will end them. */
  readonly #idle = new Map<Thread, NodeJS.Timeout>();

  constructor(choices: PoolChoices) {
    this.#options = { ...USUAL, ...choices };
    this.#places = new FairPlaces(this.#options);
  }

  /** The answer of one job. Throws `TooMuch` at its limits, and a refusal when there is no room for it. */
  async run<Name extends keyof Jobs & string>(
    agency: number,
    job: Name,
    input: InputOf<Jobs[Name]>,
    mostMs = this.#options.mostMs,
  ): Promise<OutputOf<Jobs[Name]>> {
    const giveBack = await this.#places.take(agency);
    const thread = this.#idleOrNew();
    try {
      const { value } = await thread.ask({ job, input }, { ...this.#options, mostMs });
      return value as OutputOf<Jobs[Name]>;
    } finally {
      if (thread.isSpent) await thread.end();
      else this.#keep(thread);
      giveBack();
    }
  }

  /** The pieces of a job that answers a generator; each one is made when it is asked for, within the limits. */
  async *pieces<Name extends keyof Jobs & string>(
    agency: number,
    job: Name,
    input: InputOf<Jobs[Name]>,
  ): AsyncGenerator<PieceOf<Jobs[Name]>> {
    const giveBack = await this.#places.take(agency);
    const thread = this.#idleOrNew();
    let isDone = false;
    try {
      let answer = await thread.ask({ job, input }, this.#options);
      while (!answer.isLast) {
        yield answer.value as PieceOf<Jobs[Name]>;
        answer = await thread.ask('next', this.#options);
      }
      isDone = true;
    } finally {
      // One that still has pieces to give is not asked for anything else.
      if (!isDone || thread.isSpent) await thread.end();
      else this.#keep(thread);
      giveBack();
    }
  }

  #idleOrNew(): Thread {
    for (const [thread, ending] of this.#idle) {
      this.#idle.delete(thread);
      clearTimeout(ending);
      if (!thread.isSpent) return thread;
    }
    return new Thread(this.#options.script, this.#options);
  }

  #keep(thread: Thread): void {
    const ending = setTimeout(() => {
      if (this.#idle.size <= this.#options.kept) return;
      this.#idle.delete(thread);
      void thread.end();
    }, IDLE_MS);
    this.#idle.set(thread, ending.unref());
  }
}

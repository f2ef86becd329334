import { type Clock, fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { redactedError } from '../crypto/redact.ts';
import type { Db } from '../db/bound-kysely.ts';
import { connectionTo } from '../db/connection.ts';
import type { Services } from '../services.ts';

/** A kind of background work. The data contains ids, never anything secret or private. */
export interface JobKind<Schema extends z.ZodType = z.ZodType> {
  queue: string;
  data: Schema;
  /** How long one try may take; ten minutes unless told. */
  longestSeconds?: number;
}

/** What a handler may use. */
export type JobServices = Omit<Services, 'jobs' | 'live'>;

/** A handler may run twice for one job, after a kill, and must then do nothing the second time. */
export interface JobHandler<Schema extends z.ZodType = z.ZodType> {
  kind: JobKind<Schema>;
  handle(data: z.output<Schema>, services: JobServices): Promise<void>;
  /** How many a process does at the same time; one unless it says otherwise. */
  atOnce?: number | undefined;
}

/** Pairs a kind with its handler; the pairs of all areas are in one list. */
export function jobHandler<Schema extends z.ZodType>(
  kind: JobKind<Schema>,
  handle: JobHandler<Schema>['handle'],
  { atOnce }: Pick<JobHandler, 'atOnce'> = {},
): JobHandler {
  return { kind, handle, atOnce } as unknown as JobHandler;
}

export interface Jobs {
  /** Within the transaction of `db`: the job exists exactly when that transaction is committed. */
  send<Schema extends z.ZodType>(db: Db, kind: JobKind<Schema>, data: z.input<Schema>): Promise<void>;
  stop(): Promise<void>;
}

/** Growing pauses: 5, 10, 20 … seconds up to half an hour, about five hours in all. */
const RETRIES = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 1800 };

/** A computer's clock may be set back; whoever waits for a time by it would then ask again every millisecond. */
const STEADY_CLOCK: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout),
  setInterval,
  clearInterval: (handle) => clearInterval(handle as NodeJS.Timeout),
};

export async function startJobs(
  appUrl: string,
  services: JobServices,
  handlers: readonly JobHandler[],
  log: Logger,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionTo(appUrl),
    max: 4,
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    clock: STEADY_CLOCK,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job store'));
  await boss.start();
  for (const { kind } of handlers) {
    await boss.createQueue(kind.queue, {
      ...RETRIES,
      heartbeatSeconds: 10,
      expireInSeconds: kind.longestSeconds ?? 600,
      notify: true,
    });
  }
  for (const handler of handlers) await workOn(boss, handler, services, log);
  return {
    async send(db, kind, data) {
      await boss.send(kind.queue, kind.data.parse(data) as object, { db: fromKysely(db) });
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function workOn(
  boss: PgBoss,
  { kind, handle, atOnce = 1 }: JobHandler,
  services: JobServices,
  log: Logger,
): Promise<void> {
  const worker = await boss.work(
    kind.queue,
    { notifyPollingIntervalSeconds: 5, localConcurrency: atOnce },
    async ([job]) => {
      if (!job) return;
      try {
        await handle(kind.data.parse(job.data), services);
      } catch (error) {
        log.warn({ err: error, job: job.id, queue: kind.queue }, 'a job failed and will be tried again');
        // The job store keeps what failed.
        throw redactedError(error);
      } finally {
        // A notification that came while this one ran is lost: look for the next right away, not at the next poll.
        boss.notifyWorker(worker);
      }
    },
  );
}

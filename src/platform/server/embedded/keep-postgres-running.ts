import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts the database and, when it ends without being told to, starts it again at the same address. */
export async function keepPostgresRunning(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  // A promise, since it may be told to stop while it is on its way up again.
  let current = startEmbeddedPostgres(options);
  const { port, url } = await current;
  let stopping = false;

  async function watch(): Promise<void> {
    for (;;) {
      const postgres = await current;
      await postgres.exited;
      if (stopping) return;
      options.log?.('The database ended by itself. Starting it again …');
      current = startEmbeddedPostgres({ ...options, port });
    }
  }

  // Two failures in a row leave nothing to serve from: end, and let whoever runs us start afresh.
  watch().catch((error: Error) => {
    if (stopping) return;
    process.stderr.write(`${error.message}\n`);
    process.kill(process.pid, 'SIGTERM');
  });

  return {
    url,
    async stop() {
      stopping = true;
      const postgres = await current.catch(() => undefined);
      await postgres?.stop();
    },
  };
}

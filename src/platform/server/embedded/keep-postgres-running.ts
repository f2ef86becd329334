import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts the database and, when it ends without being told to, starts it again at the same address. */
export async function keepPostgresRunning(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  let postgres = await startEmbeddedPostgres(options);
  const { port, url } = postgres;
  let stopping = false;
  const watching = watch();

  async function watch(): Promise<void> {
    for (;;) {
      await postgres.exited;
      if (stopping) return;
      options.log?.('The database ended by itself. Starting it again …');
      postgres = await startEmbeddedPostgres({ ...options, port });
    }
  }

  // Two failures in a row leave nothing to serve from: end, and let whoever runs us start afresh.
  watching.catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.kill(process.pid, 'SIGTERM');
  });

  return {
    url,
    async stop() {
      stopping = true;
      await postgres.stop();
    },
  };
}

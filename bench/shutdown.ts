import { Shutdown } from '#app/server/shutdown.ts';

/** What was started for the measurements: Ctrl-C in the middle stops all of it, the database too. */
export const shutdown = new Shutdown();

/** Measures, then stops everything. */
export async function measureThenStop(measuring: () => Promise<void>): Promise<void> {
  const code = await measuring().then(
    () => 0,
    (error: unknown) => {
      // What is interrupted fails, and that is no news.
      if (!shutdown.isRunning) console.error(error);
      return 1;
    },
  );
  await shutdown.run(code);
}

import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#platform/server/db/database.ts';
import { lastSweeps, sweepRuns } from '#platform/server/figures.ts';

const HOUR_MS = 3_600_000;

/** Removes what can no longer be used, or was left long ago: each area says in SQL what that is. */
export function sweep(database: Database): Promise<void> {
  return database.withoutTenant(async (db) => {
    await sql`SELECT sweep_sign_in_tables(), sweep_api_tokens(), sweep_idempotency_keys(), sweep_finance_requests(),
      sweep_finance_endorsements(), sweep_webhook_deliveries()`.execute(db);
  });
}

/** Sweeps now and every hour or so; several processes may do so, each at its own time. Returns how to stop it. */
export function startSweeping(
  sweeps: Readonly<Record<string, () => Promise<void>>>,
  log: Logger,
  everyMs = HOUR_MS,
): () => void {
  let isStopped = false;
  const run = async (name: string, sweepOnce: () => Promise<void>) => {
    try {
      await sweepOnce();
      sweepRuns.inc({ sweep: name, result: 'done' });
      lastSweeps.set({ sweep: name }, Date.now() / 1000);
    } catch (error) {
      // One that a stop has cut off is no failure.
      if (isStopped) return;
      sweepRuns.inc({ sweep: name, result: 'failed' });
      log.error({ err: error, sweep: name }, 'a sweep failed');
    }
  };
  const runAll = () => {
    for (const [name, each] of Object.entries(sweeps)) void run(name, each);
  };
  for (const name of Object.keys(sweeps)) sweepRuns.inc({ sweep: name, result: 'failed' }, 0);
  runAll();
  const timer = setInterval(runAll, everyMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

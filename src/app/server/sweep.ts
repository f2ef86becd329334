import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#platform/server/db/database.ts';

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
  sweeps: readonly (() => Promise<void>)[],
  log: Logger,
  everyMs = HOUR_MS,
): () => void {
  const run = () => {
    for (const each of sweeps) each().catch((error) => log.error({ err: error }, 'a sweep failed'));
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

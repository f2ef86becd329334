import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { connectionTo } from '../db/connection.ts';

const LOCK = 742_001;

/**
 * The owner builds the job tables and lets the application use them; it could not build them itself. One process
 * after the other: two that grant the same thing at the same time would fail.
 */
export async function installJobTables(owner: pg.ClientBase, ownerUrl: string, app: string): Promise<void> {
  await owner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await install(owner, ownerUrl, app);
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

async function install(owner: pg.ClientBase, ownerUrl: string, app: string): Promise<void> {
  const builder = new PgBoss({ ...connectionTo(ownerUrl), supervise: false, schedule: false, max: 1 });
  builder.on('error', () => undefined);
  await builder.start();
  await builder.stop({ graceful: false });
  await owner.query(`
    GRANT USAGE ON SCHEMA pgboss TO ${app};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO ${app};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA pgboss TO ${app};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${app}`);
}

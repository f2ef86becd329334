import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { connectionTo } from '../db/connection.ts';

/**
 * The owner builds the job tables and lets the application use them; it could not build them itself. Its caller sees
 * to it that one process does so after the other: two that grant the same thing at the same time would fail.
 */
export async function installJobTables(owner: pg.ClientBase, ownerUrl: string, app: string): Promise<void> {
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

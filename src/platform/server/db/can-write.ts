import type { Database } from './database.ts';

/** False on a standby, and where an administrator has closed the database to changes. */
export async function canWrite(database: Database): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT NOT pg_is_in_recovery() AND current_setting('default_transaction_read_only') = 'off' AS writes`,
  );
  return rows[0].writes;
}

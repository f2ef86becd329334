import pg from 'pg';
import { connectionTo } from '../db/connection.ts';

/** Any number serves, as long as every process takes the same. */
const LOCK = 7_250_102;

/** No sweep removes a file while the work is done. Sweeps at work, and another backup, are waited for. */
export async function keepingFiles<T>(owner: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await owner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    return await work();
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

/**
 * Removes files unless a backup needs them; then it is left for the next time. On a connection of its own: removing
 * takes its time.
 */
export async function unlessFilesAreKept(appUrl: string, sweep: () => Promise<unknown>[]): Promise<void> {
  const client = new pg.Client(connectionTo(appUrl));
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1) AS free', [LOCK]);
    if (!rows[0].free) return;
    const ends = await Promise.allSettled(sweep());
    const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (failed.length > 0)
      throw new AggregateError(failed, 'Files that nobody needs could not all be removed.');
  } finally {
    await client.end();
  }
}

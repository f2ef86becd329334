import pg from 'pg';
import type { SessionRow } from '../auth/session-row.ts';
import type { Db } from './bound-kysely.ts';
import { boundKysely } from './bound-kysely.ts';

// Cents, counts and ids fit a double exactly up to 2^53; past that a wrong number would be silent.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
});
// A date has no time zone to be shifted by.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Whose rows a transaction sees. */
export interface Tenant {
  masterId: number;
}

/** A session is named by the hash of its cookie or by the id that its token carries. */
export type SessionKey = { tokenHash: string } | { sessionId: string };

/** A transaction that stays open until it is committed or rolled back. */
export interface Transaction {
  db: Db;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The application's way to the database: every access is a transaction, under one tenant or under none. */
export class Database {
  readonly pool: pg.Pool;

  constructor(url: string, poolSize: number) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 10_000,
      options:
        '-c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000',
      application_name: 'coverdesk',
    });
    // A connection that breaks, idle or while it is closed, is replaced by the pool; without a listener the
    // process would end.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** No tenant: only what the functions before sign-in give can be reached. */
  withoutTenant<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run('BEGIN', work);
  }

  asTenant<T>(tenant: Tenant, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run(beginAs(tenant), work);
  }

  beginAsTenant(tenant: Tenant): Promise<Transaction> {
    return this.#begin(beginAs(tenant)).then(({ transaction }) => transaction);
  }

  /** Opens a transaction under the session's tenant in one message; undefined when the session has ended. */
  async beginInSession(
    key: SessionKey,
  ): Promise<{ session: SessionRow; transaction: Transaction } | undefined> {
    const { transaction, rows } = await this.#begin(`BEGIN; ${openSessionSql(key)}`);
    const session = rows[0] as SessionRow | undefined;
    if (session) return { session, transaction };
    await transaction.rollback();
    return undefined;
  }

  async findSession(key: SessionKey): Promise<SessionRow | undefined> {
    const { rows } = await this.pool.query(openSessionSql(key));
    return rows[0] as SessionRow | undefined;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  async #begin(opening: string): Promise<{ transaction: Transaction; rows: Record<string, unknown>[] }> {
    const client = await this.pool.connect();
    try {
      // Several statements in one message come back as a list of results.
      const results = (await client.query(opening)) as unknown as pg.QueryResult | pg.QueryResult[];
      const last = Array.isArray(results) ? results.at(-1) : results;
      return { transaction: openTransaction(client), rows: last?.rows ?? [] };
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #run<T>(opening: string, work: (db: Db) => Promise<T>): Promise<T> {
    const { transaction } = await this.#begin(opening);
    try {
      const value = await work(transaction.db);
      await transaction.commit();
      return value;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }
}

function openTransaction(client: pg.PoolClient): Transaction {
  let open = true;
  const finish = async (command: 'COMMIT' | 'ROLLBACK') => {
    if (!open) return;
    open = false;
    try {
      const result = await client.query(command);
      client.release();
      // A transaction that failed inside answers COMMIT with ROLLBACK instead of an error.
      if (result.command !== command) throw new Error('The transaction could not be committed.');
    } catch (error) {
      client.release(true);
      if (command === 'COMMIT') throw error;
    }
  };
  return { db: boundKysely(client), commit: () => finish('COMMIT'), rollback: () => finish('ROLLBACK') };
}

function beginAs({ masterId }: Tenant): string {
  if (!Number.isSafeInteger(masterId)) throw new TypeError('A tenant is a whole number.');
  return `BEGIN; SELECT set_config('app.master_id', '${masterId}', true)`;
}

// The opening message cannot take parameters, so what goes into it is checked to be hexadecimal first.
function openSessionSql(key: SessionKey): string {
  const hex = 'tokenHash' in key ? key.tokenHash : key.sessionId;
  if (!/^[0-9a-f-]{32,64}$/.test(hex)) throw new TypeError('A session is named in hexadecimal.');
  return 'tokenHash' in key
    ? `SELECT * FROM open_session('\\x${hex}', NULL)`
    : `SELECT * FROM open_session(NULL, '${hex}')`;
}

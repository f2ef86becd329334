import pg from 'pg';
import { boundKysely, type Db } from './bound-kysely.ts';
import { connectionTo } from './connection.ts';
import {
  asTenant,
  dropOpening,
  endNow,
  endWithNext,
  inSession,
  open,
  openNow,
  prepareOpenings,
  type SessionKey,
} from './openings.ts';

// Cents, counts and ids fit a double exactly up to 2^53; past that a wrong number would be silent.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
});
// A date has no time zone to be shifted by.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Milliseconds. */
const LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Whose rows a transaction sees. */
export interface Tenant {
  masterId: number;
}

/** A transaction that stays open until it is committed, rolled back or left. */
export interface Transaction {
  db: Db;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Ends a transaction that changed nothing, without waiting: its end goes out with the connection's next use. */
  leave(): void;
}

/** A transaction under the tenant of a session, if that still lives: what the session is comes with the first answer. */
export interface SessionTransaction extends Transaction {
  /** As JSON of a SessionRow; undefined when the session has ended. */
  sessionFacts(): Promise<string | undefined>;
}

/** The application's way to the database: every access is a transaction, under one tenant or under none. */
export class Database {
  readonly pool: pg.Pool;

  constructor(url: string, poolSize: number) {
    this.pool = new pg.Pool({
      ...connectionTo(url, LIMITS),
      max: poolSize,
      pipeline: true,
      onConnect: prepareOpenings,
      connectionTimeoutMillis: 10_000,
      application_name: 'coverdesk',
    });
    // A connection that breaks, idle or while it is closed, is replaced by the pool; without a listener the
    // process would end.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** No tenant: only what the functions before sign-in give can be reached. */
  withoutTenant<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run(undefined, work);
  }

  asTenant<T>(tenant: Tenant, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run(asTenant(tenant.masterId), work);
  }

  async beginAsTenant({ masterId }: Tenant): Promise<Transaction> {
    return (await this.#begin(asTenant(masterId))).transaction;
  }

  /** Looks the session up and opens a transaction under its tenant, together with the first statement. */
  async beginInSession(key: SessionKey): Promise<SessionTransaction> {
    const { transaction, client, opened } = await this.#begin(inSession(key));
    return {
      ...transaction,
      async sessionFacts() {
        await openNow(client);
        return opened;
      },
    };
  }

  async findSession(key: SessionKey): Promise<string | undefined> {
    const { rows } = await this.query(inSession(key));
    return rows[0].facts ?? undefined;
  }

  /** One statement under no tenant. */
  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.pool.connect();
    try {
      endNow(client);
      return await client.query(statement, values);
    } finally {
      client.release();
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  async #begin(step: pg.QueryConfig | undefined): Promise<Begun> {
    const client = await this.pool.connect();
    const opened = open(client, step);
    return { transaction: transactionOn(client), client, opened };
  }

  async #run<T>(step: pg.QueryConfig | undefined, work: (db: Db) => Promise<T>): Promise<T> {
    const { transaction } = await this.#begin(step);
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

interface Begun {
  transaction: Transaction;
  client: pg.PoolClient;
  opened: Promise<string | undefined>;
}

function transactionOn(client: pg.PoolClient): Transaction {
  let isOpen = true;
  const finish = async (command: 'COMMIT' | 'ROLLBACK') => {
    if (!isOpen) return;
    isOpen = false;
    if (dropOpening(client)) return client.release();
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
  const leave = () => {
    if (!isOpen) return;
    isOpen = false;
    if (!dropOpening(client)) endWithNext(client);
    client.release();
  };
  return {
    db: boundKysely(client),
    commit: () => finish('COMMIT'),
    rollback: () => finish('ROLLBACK'),
    leave,
  };
}

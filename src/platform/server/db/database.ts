import pg from 'pg';
import { poolWaits } from '../figures.ts';
import { boundKysely, type Db } from './bound-kysely.ts';
import { connectionTo } from './connection.ts';
import {
  type Access,
  ask,
  asTenant,
  dropOpening,
  endNow,
  endWithNext,
  inSession,
  inSnapshot,
  open,
  openNow,
  prepareOpenings,
  type SessionKey,
  sendGathered,
  sessionStep,
  type Tenant,
  underNoTenant,
} from './openings.ts';

/** Milliseconds. */
const LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A database that hangs does not end its statements itself: soon after it should have, the connection is given up. */
const DEADLINE_MS = LIMITS.statement_timeout + 5_000;

export type { Tenant } from './openings.ts';

/** A transaction that stays open until it is committed, rolled back or left. */
export interface Transaction {
  /** Fails once the transaction has ended, whoever may have kept it. */
  db: Db;
  isOpen(): boolean;
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
  /** The same for a call that changes nothing: PostgreSQL refuses whatever would. */
  readonly forReading: Database;
  readonly #access: Access;

  /** On a pool that is there already it only reads. */
  constructor(at: string | pg.Pool, poolSize?: number, deadlineMs = DEADLINE_MS) {
    const isNew = typeof at === 'string';
    this.pool = isNew ? newPool(at, poolSize, deadlineMs) : at;
    this.#access = isNew ? 'change' : 'read';
    this.forReading = isNew ? new Database(this.pool) : this;
  }

  /** No tenant: only what the functions before sign-in give can be reached. */
  withoutTenant<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run(underNoTenant(this.#access), work);
  }

  asTenant<T>(tenant: Tenant, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run(asTenant(tenant, this.#access), work);
  }

  /** Only reads, and everything as it was at the first statement, whatever others change meanwhile. */
  asTenantInSnapshot<T>({ masterId }: Tenant, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#run(inSnapshot(masterId), work);
  }

  async beginAsTenant(tenant: Tenant): Promise<Transaction> {
    return (await this.#begin(asTenant(tenant, this.#access))).transaction;
  }

  /**
   * Looks the session up and opens a transaction under its tenant, together with the first statement. Where the session
   * is presumed to be something and is not, nothing that is asked in it is answered.
   */
  async beginInSession(key: SessionKey, presumed?: string): Promise<SessionTransaction> {
    const lookup = this.#access === 'change' && presumed === undefined ? 'know' : this.#access;
    const { transaction, client, opened } = await this.#begin(inSession(key, lookup), presumed);
    return {
      ...transaction,
      async sessionFacts() {
        if (transaction.isOpen()) await openNow(client);
        return opened;
      },
    };
  }

  async findSession(key: SessionKey): Promise<string | undefined> {
    const { rows } = await this.query(sessionStep(key, 'know'));
    return rows[0].facts ?? undefined;
  }

  /** One statement under no tenant. */
  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#access === 'read') throw new Error('A call that changes nothing asks within a transaction.');
    const client = await this.#connect();
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

  async #connect(): Promise<pg.PoolClient> {
    const asked = performance.now();
    const client = await this.pool.connect();
    poolWaits.observe((performance.now() - asked) / 1000);
    return client;
  }

  async #begin(steps: readonly pg.QueryConfig[], presumed?: string): Promise<Begun> {
    const client = await this.#connect();
    const opened = open(client, steps);
    const proven = presumed === undefined ? undefined : opened.then((facts) => refuseOther(facts, presumed));
    // Whoever asks something hears of it.
    proven?.catch(() => undefined);
    return { transaction: transactionOn(client, proven), client, opened };
  }

  async #run<T>(steps: readonly pg.QueryConfig[], work: (db: Db) => Promise<T>): Promise<T> {
    const { transaction } = await this.#begin(steps);
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

function newPool(url: string, size: number | undefined, deadlineMs: number): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url, LIMITS),
    max: size,
    pipeline: true,
    query_timeout: deadlineMs,
    onConnect: prepareOpenings,
    connectionTimeoutMillis: 10_000,
    application_name: 'coverdesk',
  });
  // A connection that breaks, idle or while it is closed, is replaced by the pool; without a listener the
  // process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface Begun {
  transaction: Transaction;
  client: pg.PoolClient;
  opened: Promise<string | undefined>;
}

/** Its connection may be in someone else's transaction by now. */
const ENDED = 'This transaction has ended: nothing more can be asked in it.';

function refuseOther(facts: string | undefined, presumed: string): void {
  if (facts !== presumed) throw new Error('The session is not what it was presumed to be.');
}

/** With something to be proven, no answer is given before it is. */
function transactionOn(client: pg.PoolClient, proven?: Promise<void>): Transaction {
  let isOpen = true;
  const finish = async (command: 'COMMIT' | 'ROLLBACK') => {
    if (!isOpen) return;
    isOpen = false;
    if (dropOpening(client)) return client.release();
    sendGathered(client);
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
    sendGathered(client);
    if (!dropOpening(client)) endWithNext(client);
    client.release();
  };
  return {
    db: boundKysely(async (statement) => {
      if (!isOpen) throw new Error(ENDED);
      const answer = await ask(client, statement);
      await proven;
      return answer;
    }),
    isOpen: () => isOpen,
    commit: () => finish('COMMIT'),
    rollback: () => finish('ROLLBACK'),
    leave,
  };
}

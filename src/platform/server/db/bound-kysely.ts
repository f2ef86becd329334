import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;

/** Sends a statement within one transaction, or fails when that has ended. */
export type Ask = (statement: pg.QueryConfig) => Promise<pg.QueryResult>;

/**
 * The query builder of one transaction: it can neither wander to another connection nor outlive the transaction.
 * Everything that does not depend on the transaction is shared, so that making one costs a call next to nothing.
 */
export function boundKysely(ask: Ask): Db {
  const executor = new DefaultQueryExecutor(COMPILER, ADAPTER, new BoundConnection(ask));
  const db = new Kysely<DB>({ ...SHARED, executor });
  asks.set(db, ask);
  return db;
}

const asks = new WeakMap<Db, Ask>();

/** Sends a statement that is compiled already: its way through the query builder would cost as much as the rest. */
export function sendCompiled(db: Db, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const ask = asks.get(db);
  if (!ask) throw new Error('Not the query builder of a transaction.');
  return ask({ name: statementName(text), text, values });
}

const ANEW = '/* planned anew */';

/**
 * Begins a statement that is planned for its values at every call: one over days that may be one or ten thousand. The
 * plan of a named statement is made without them in the long run, and supposes few.
 */
export const PLANNED_ANEW = sql.raw(ANEW);

const MOST_NAMES = 1000;
const names = new Map<string, string>();

/**
 * A named statement is planned once per connection and not for every call, which is most of what a small read costs.
 * A statement whose text keeps changing would fill the connection with plans: past the limit none is named.
 */
function statementName(text: string): string | undefined {
  if (text.startsWith(ANEW)) return undefined;
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

class BoundConnection implements ConnectionProvider, DatabaseConnection {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this);
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as unknown[];
    const result = await this.#ask({ name: statementName(text), text, values });
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error('Streaming is not part of a request transaction.');
  }
}

/** What Kysely would open transactions with: the request's is open already, and a savepoint in it is plain SQL. */
const refused = async (): Promise<never> => {
  throw new Error('The transaction of the request is open already.');
};
const DRIVER: Driver = {
  init: refused,
  acquireConnection: refused,
  beginTransaction: refused,
  commitTransaction: refused,
  rollbackTransaction: refused,
  releaseConnection: refused,
  destroy: refused,
};
const COMPILER = new PostgresQueryCompiler();
const ADAPTER = new PostgresAdapter();
const DIALECT = {
  createAdapter: () => ADAPTER,
  createDriver: () => DRIVER,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => COMPILER,
};
const SHARED: Omit<KyselyProps, 'executor'> = {
  config: { dialect: DIALECT },
  driver: DRIVER,
  dialect: DIALECT,
};

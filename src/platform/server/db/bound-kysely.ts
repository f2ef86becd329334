import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { ask } from './openings.ts';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;

const bound = new WeakMap<pg.ClientBase, Db>();

/**
 * The query builder of one connection. It is made once for each connection and kept, so that a request pays
 * nothing for it, and it cannot wander to another connection outside the request's transaction.
 */
export function boundKysely(client: pg.ClientBase): Db {
  const known = bound.get(client);
  if (known) return known;
  const made = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  bound.set(client, made);
  return made;
}

const MOST_NAMES = 1000;
const names = new Map<string, string>();

/**
 * A named statement is planned once a connection and not for every call, which is most of what a small read costs.
 * A statement whose text keeps changing would fill the connection with plans: past the limit none is named.
 */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

class BoundDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(client: pg.ClientBase) {
    this.#connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const values = query.parameters as unknown[];
        const result = await ask(client, { name: statementName(query.sql), text: query.sql, values });
        return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
      },
      streamQuery() {
        throw new Error('Streaming is not part of a request transaction.');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  // The request's transaction is open already; a savepoint inside of it is plain SQL.
  async beginTransaction(): Promise<void> {
    throw new Error('The transaction of the request is open already.');
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }
}

import pg from 'pg';

/** The driver's query, with what its types leave out. */
interface DriverQuery {
  submit(connection: pg.Connection): Error | null;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
}
type Callback = (error: Error | undefined, result: pg.QueryResult) => void;
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, callback: Callback) => DriverQuery;

/**
 * A statement with the steps that must come before it. All leave in one write and are answered in one: each message
 * to the database costs more than what most statements do there. Should a step fail, nothing after it is run.
 */
export class OpeningQuery extends DriverQuery {
  readonly #steps: readonly pg.QueryConfig[];
  #left: number;
  readonly #opened: PromiseWithResolvers<string | undefined>;
  #answer: string | undefined;

  /** The connection has the steps prepared. `opened` gets the first column of the last of them. */
  constructor(
    steps: readonly pg.QueryConfig[],
    opened: PromiseWithResolvers<string | undefined>,
    statement: pg.QueryConfig,
    callback: Callback,
  ) {
    super(statement, callback);
    this.#steps = steps;
    this.#left = steps.length;
    this.#opened = opened;
  }

  override submit(connection: pg.Connection): Error | null {
    connection.stream.cork();
    try {
      for (const { name, values } of this.#steps) {
        connection.bind({ statement: name as string, values }, true);
        connection.execute(null, true);
      }
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#left > 0) this.#answer = message.fields[0] ?? undefined;
    else super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#left === 0) super.handleCommandComplete(message, connection);
    else if (--this.#left === 0) this.#opened.resolve(this.#answer);
  }

  override handleError(error: Error, connection: pg.Connection): void {
    if (this.#left > 0) this.#opened.reject(error);
    super.handleError(error, connection);
  }
}

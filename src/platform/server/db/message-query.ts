import pg from 'pg';

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** The driver's query, with what its types leave out. */
interface DriverQuery {
  text: string;
  name: string | undefined;
  callback: (error?: Error) => void;
  submit(connection: DriverConnection): Error | null;
  /** Writes it with a sync at its end. A value that cannot be sent is told to `handleError`. */
  prepare(connection: DriverConnection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
}
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, callback: Callback) => DriverQuery;

interface DriverConnection extends pg.Connection {
  /** The names of statements that were sent and not answered yet, with their texts. */
  submittedNamedStatements: Record<string, string>;
}

/**
 * Statements that leave in one write and are answered in one, and before them the steps that open their transaction:
 * each message between us and the database costs more than what most statements do there. They are run in their order.
 * Should one fail, nothing after it is run, and each of those fails with the same error: whichever is waited for tells
 * the cause.
 */
export class MessageQuery extends DriverQuery {
  readonly #steps: readonly pg.QueryConfig[];
  #left: number;
  readonly #opened: PromiseWithResolvers<string | undefined> | undefined;
  #answer: string | undefined;
  readonly #statements: DriverQuery[] = [];
  /** The one that the next answer is for. */
  #at = 0;
  #refused: Error | undefined;

  /** The connection has the steps prepared. `opened` gets the first column of the last of them. */
  constructor(steps: readonly pg.QueryConfig[] = [], opened?: PromiseWithResolvers<string | undefined>) {
    // The driver calls back when all is answered.
    super({ text: '' }, () => undefined);
    this.#steps = steps;
    this.#left = steps.length;
    this.#opened = opened;
  }

  add(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const answered: Callback = (error, result) => {
        if (!error) return resolve(result);
        this.#refused = error;
        reject(error);
      };
      this.#statements.push(new DriverQuery(statement, answered));
    });
  }

  override submit(connection: DriverConnection): Error | null {
    connection.stream.cork();
    try {
      for (const { name, values } of this.#steps) {
        connection.bind({ statement: name as string, values }, true);
        connection.execute(null, true);
      }
      this.#send(connection);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    this.#turnTo(0);
    return null;
  }

  /** One sync ends them all. */
  #send(connection: DriverConnection): void {
    const unsynced: DriverConnection = Object.create(connection, { sync: { value: () => undefined } });
    this.#statements.forEach((statement, at) => {
      if (this.#refused) return;
      statement.prepare(unsynced);
      if (this.#refused) this.#giveUp(at, this.#refused, connection);
    });
  }

  override handleRowDescription(message: unknown): void {
    this.#now?.handleRowDescription(message);
  }

  override handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#left > 0) this.#answer = message.fields[0] ?? undefined;
    else this.#now?.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#left > 0) {
      if (--this.#left === 0) this.#opened?.resolve(this.#answer);
      return;
    }
    this.#now?.handleCommandComplete(message, connection);
    this.#now?.handleReadyForQuery(connection);
    this.#turnTo(this.#at + 1);
  }

  override handleReadyForQuery(): void {
    this.callback();
  }

  /** Also when the connection breaks, and when the answer takes too long. */
  override handleError(error: Error, connection: DriverConnection): void {
    if (this.#left > 0) this.#opened?.reject(error);
    this.#now?.handleError(error, connection);
    this.#giveUp(this.#at, error, connection);
    this.#turnTo(this.#at);
    this.callback(error);
  }

  /** That statement has failed; it and whatever comes after it get no answer. */
  #giveUp(at: number, cause: Error, connection: DriverConnection): void {
    const [failed, ...others] = this.#statements.splice(at);
    // The database refused it or never saw it: there it has no such name.
    for (const each of [failed, ...others])
      if (each?.name) delete connection.submittedNamedStatements[each.name];
    for (const each of others) each.handleError(cause, connection);
  }

  get #now(): DriverQuery | undefined {
    return this.#statements[this.#at];
  }

  /** The driver notes under the name and the text of a query that the database knows it. */
  #turnTo(at: number): void {
    this.#at = at;
    this.name = this.#now?.name;
    this.text = this.#now?.text ?? '';
  }
}

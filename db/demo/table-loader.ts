import { finished } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DB } from '#platform/server/db/schema.generated.ts';

type Value = string | number | boolean | null | readonly number[] | object;

/** A table that is filled, and the columns that its rows bring; the others keep their defaults. */
export interface Table {
  name: keyof DB;
  columns: readonly string[];
}

export function table<N extends keyof DB, C extends keyof DB[N] & string>(name: N, columns: readonly C[]) {
  const definition = {
    name,
    columns,
    row: (values: Record<C, Value>) => ({ table: definition as Table, values }),
  };
  return definition;
}

export interface TableRow {
  table: Table;
  values: Readonly<Record<string, Value>>;
}

const CHUNK = 1_000_000;
/** This many rows are made before the connection gets a turn: making and storing run side by side. */
const ROWS_AT_ONCE = 256;

/** Writes rows by COPY, in pieces, so that a million rows take no more memory than a thousand. */
export class TableLoader {
  readonly #client: pg.ClientBase;
  /** In the order in which tables first appeared, which must be that of their foreign keys. */
  #lines = new Map<Table, string>();
  #size = 0;
  #copying: Promise<void> = Promise.resolve();

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async load(rows: Iterable<TableRow>): Promise<void> {
    let made = 0;
    for (const { table, values } of rows) {
      const line = lineOf(table, values);
      this.#lines.set(table, (this.#lines.get(table) ?? '') + line);
      this.#size += line.length;
      if (this.#size > CHUNK) await this.#sendOn();
      else if (++made % ROWS_AT_ONCE === 0) await breathe();
    }
  }

  /** Waits until everything is in its table. */
  async finish(): Promise<void> {
    await this.#sendOn();
    await this.#copying;
  }

  async #sendOn(): Promise<void> {
    await this.#copying;
    const lines = this.#lines;
    this.#lines = new Map([...lines.keys()].map((table) => [table, '']));
    this.#size = 0;
    this.#copying = this.#copy(lines);
    // It is awaited before the next piece; a failure before then is not an unhandled one.
    this.#copying.catch(() => undefined);
  }

  async #copy(lines: ReadonlyMap<Table, string>): Promise<void> {
    for (const [{ name, columns }, text] of lines) {
      if (text === '') continue;
      const stream = this.#client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
      stream.end(text);
      await finished(stream);
    }
  }
}

function lineOf({ columns }: Table, values: Readonly<Record<string, Value>>): string {
  return `${columns.map((column) => fieldOf(values[column] ?? null)).join('\t')}\n`;
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function fieldOf(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text =
    typeof value === 'string' ? value : Array.isArray(value) ? `{${value}}` : JSON.stringify(value);
  return SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

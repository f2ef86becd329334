import { type RawBuilder, sql } from 'kysely';
import type { TableName } from '#platform/server/db/area-tables.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { MovedThing } from '../merge-contract.ts';

export interface MovedRow {
  id: number;
  /** What a person calls it. */
  name: string;
}

/** What of an area belongs to a customer, and goes along when two customers become one. */
export interface CustomerRows {
  table: TableName;
  /** What keeps it apart from all others, also in the record of a merge. */
  key: string;
  /** What people call it; nothing for what goes along with something that is named. */
  thing: MovedThing | undefined;
  count(db: Db, customerId: number): Promise<number>;
  move(db: Db, from: number, to: number): Promise<MovedRow[]>;
  moveBack(db: Db, ids: readonly number[], to: number): Promise<void>;
  /** Differs as soon as one of them is added or changed; nothing where that does not matter. */
  fingerprint(db: Db, customerId: number): Promise<string | undefined>;
}

interface Told {
  table: TableName;
  thing?: MovedThing;
  key?: string;
  /** Where the number of the customer stands. */
  column?: string;
  /** Which rows, where the column has numbers of other records too. */
  only?: RawBuilder<unknown>;
  /** What a person calls a row; its number unless it says otherwise. */
  name?: RawBuilder<unknown>;
  /** Someone who has a row open on the screen is told that it moved. */
  isVersioned?: boolean;
  /** The columns that tell that a row was changed; 'nothing' when a change does not keep a merge from being undone. */
  seen: readonly string[] | 'nothing';
}

/** The rows of one table: the area that owns it says which, and what is done with them is the same for all. */
export function customerRows(told: Told): CustomerRows {
  const { table, thing, column = 'customer_id', isVersioned = false, seen } = told;
  const at = { table: sql.table(table), column: sql.ref(column) };
  const counted = isVersioned ? sql`, version = version + 1` : sql``;
  const of = (id: number) => sql`${at.column} = ${id} ${told.only ? sql`AND ${told.only}` : sql``}`;
  return {
    table,
    key: told.key ?? thing ?? table,
    thing,
    async count(db, id) {
      const { rows } = await sql<{
        found: number;
      }>`SELECT count(*) AS found FROM ${at.table} WHERE ${of(id)}`.execute(db);
      return rows[0]?.found ?? 0;
    },
    async move(db, from, to) {
      const { rows } = await sql<MovedRow>`
        UPDATE ${at.table} SET ${at.column} = ${to} ${counted} WHERE ${of(from)}
        RETURNING id, (${told.name ?? sql`id`})::text AS name`.execute(db);
      return rows.toSorted((one, other) => one.id - other.id);
    },
    async moveBack(db, ids, to) {
      await sql`UPDATE ${at.table} SET ${at.column} = ${to} ${counted} WHERE id = ANY (${ids}::bigint[])`.execute(
        db,
      );
    },
    async fingerprint(db, id) {
      if (seen === 'nothing') return undefined;
      const columns = sql.join(['id', ...seen].map((name) => sql.ref(name)));
      const { rows } = await sql<{ print: string }>`
        SELECT md5(coalesce(string_agg(ROW(${columns})::text, ';' ORDER BY id), '')) AS print
        FROM ${at.table} WHERE ${of(id)}`.execute(db);
      return rows[0]?.print;
    },
  };
}

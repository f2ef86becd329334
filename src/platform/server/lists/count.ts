import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../db/bound-kysely.ts';

/** How many rows a query finds, whatever it selects of them. */
export async function countRows<Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return total;
}

/** The same for SQL: what comes after FROM. */
export function countSql(from: RawBuilder<unknown>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`SELECT count(*) AS total FROM ${from}`;
}

export async function countFrom(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await countSql(from).execute(db);
  return rows[0]?.total ?? 0;
}

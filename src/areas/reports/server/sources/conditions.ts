import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool> | undefined;

/** Those that are there, together. */
export function allOf(...conditions: Condition[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  )}`;
}

/** The column is what was chosen, if anything was. */
export function isChosen(column: string, chosen: string | number | undefined): Condition {
  return chosen === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${chosen}`;
}

import type pg from 'pg';

/** Puts a row into a table, past all rules of the product, and answers its id. */
export async function insertRow(
  owner: pg.Pool,
  table: string,
  row: Record<string, unknown>,
  idColumn = 'id',
): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO ${table} (${names}) VALUES (${places}) RETURNING ${idColumn} AS id`,
    Object.values(row),
  );
  return rows[0].id;
}

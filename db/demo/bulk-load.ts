import type pg from 'pg';

interface Definition {
  owner: string;
  name: string;
  create: string;
}

/**
 * Runs `work` with the indexes and foreign keys of these tables dropped, and recreates them afterward: for
 * many rows that is several times faster than maintaining them row by row. It belongs inside a transaction, so that
 * a load that fails leaves everything as it was.
 */
export async function bulkLoad(
  owner: pg.ClientBase,
  tables: readonly string[],
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await findForeignKeys(owner, tables);
  const indexes = await findIndexes(owner, tables);
  for (const { owner: table, name } of foreignKeys)
    await owner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await owner.query(`DROP INDEX ${name}`);
  await work();
  // One large sort is faster than many small ones; it is given back with the transaction.
  await owner.query(`SET LOCAL maintenance_work_mem = '512MB'`);
  for (const { name, create } of indexes) {
    say(`Making the index ${name} …`);
    await owner.query(create);
  }
  for (const { owner: table, name, create } of foreignKeys)
    await owner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${create}`);
}

async function findForeignKeys(owner: pg.ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await owner.query(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS create
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[]) ORDER BY conname`,
    [tables],
  );
  return rows;
}

/** Not the unique ones: they keep wrong rows out, and foreign keys depend on them. */
async function findIndexes(owner: pg.ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await owner.query(
    `SELECT indrelid::regclass::text AS owner, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS create
     FROM pg_index WHERE NOT indisunique AND indrelid = ANY ($1::regclass[]) ORDER BY 1, 2`,
    [tables],
  );
  return rows;
}

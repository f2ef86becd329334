import type pg from 'pg';
import type { TableName } from '../db/area-tables.ts';
import { seal, unseal } from './envelope.ts';
import type { SealingKeys } from './sealing-keys.ts';

/** A column whose values are sealed. Its table has the agency and an id as its key. */
export interface SealedColumn {
  table: TableName;
  column: string;
}

const AT_ONCE = 200;

/**
 * Seals everything again that is not sealed with the key in force, a few rows at a time, while the product runs: a row
 * is locked while it is done, and nobody else's save is lost. Answers how many there were.
 */
export async function resealAll(
  owner: pg.ClientBase,
  keys: SealingKeys,
  columns: readonly SealedColumn[],
): Promise<number> {
  let resealed = 0;
  for (const column of columns) {
    for (;;) {
      const done = await resealSome(owner, keys, column);
      if (done === 0) break;
      resealed += done;
    }
  }
  return resealed;
}

async function resealSome(owner: pg.ClientBase, keys: SealingKeys, { table, column }: SealedColumn) {
  await owner.query('BEGIN');
  try {
    const { rows } = await owner.query(
      `SELECT master_id, id, ${column} AS sealed FROM ${table}
       WHERE split_part(${column}, '.', 2) <> $1 ORDER BY master_id, id LIMIT ${AT_ONCE} FOR UPDATE`,
      [keys.current().id],
    );
    for (const { master_id, id, sealed } of rows) {
      const place = { masterId: master_id, table, column, row: id };
      const again = seal(keys, place, unseal(keys, place, sealed));
      await owner.query(`UPDATE ${table} SET ${column} = $3 WHERE master_id = $1 AND id = $2`, [
        master_id,
        id,
        again,
      ]);
    }
    await owner.query('COMMIT');
    return rows.length;
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}

/** The ids of the keys that something is sealed with. */
export async function keysInUse(
  owner: pg.ClientBase,
  columns: readonly SealedColumn[],
): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await owner.query(
      `SELECT DISTINCT split_part(${column}, '.', 2) AS id FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    for (const { id } of rows) used.add(id);
  }
  return used;
}

import type pg from 'pg';
import type { BackupTable } from './archive-format.ts';

/** Of the tables of background work: what was, and what each installation makes for itself. */
const LEFT_OUT = [
  'schema_migrations',
  'pgboss.version',
  'pgboss.warning',
  'pgboss.queue_stats',
  'pgboss.bam',
];
export const JOB_TABLES_VERSION = 'SELECT version::int AS version FROM pgboss.version';

/** Every table with rows of its own, by name, with the columns that are stored and not computed. */
export async function tablesOf(owner: pg.ClientBase): Promise<(BackupTable & { key: string[] })[]> {
  const { rows } = await owner.query(
    `SELECT n.nspname || '.' || c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       coalesce((SELECT array_agg(a.attname::text ORDER BY array_position(x.indkey::int2[], a.attnum))
        FROM pg_index x JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (x.indkey)
        WHERE x.indrelid = c.oid AND x.indisprimary), '{}') AS key
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.oid <> ALL (SELECT to_regclass(t) FROM unnest($1::text[]) t WHERE to_regclass(t) IS NOT NULL)
     ORDER BY 1`,
    [LEFT_OUT],
  );
  return rows;
}

/** Without the generated names of job tables, which are made anew. */
export async function sequencesOf(
  owner: pg.ClientBase,
): Promise<{ name: string; value: string; called: boolean }[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind = 'S' ORDER BY 1`,
  );
  const found: { name: string; value: string; called: boolean }[] = [];
  for (const { name } of rows) {
    const state = await owner.query(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(name)}`,
    );
    found.push({ name, ...state.rows[0] });
  }
  return found;
}

/** Rows in an order that two copies of the same content share. */
export function copyOut({ name, columns, key }: BackupTable & { key: string[] }): string {
  const order = key.length > 0 ? ` ORDER BY ${columnList(key)}` : '';
  return `COPY (SELECT ${columnList(columns)} FROM ${quoted(name)}${order}) TO STDOUT`;
}

export function copyIn({ name, columns }: BackupTable): string {
  return `COPY ${quoted(name)} (${columnList(columns)}) FROM STDIN`;
}

/** `public.customers` as SQL. */
export function quoted(name: string): string {
  return name.split('.').map(quotedName).join('.');
}

const columnList = (names: readonly string[]) => names.map(quotedName).join(', ');
const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;

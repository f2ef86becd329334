import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { isLeftOut, LEFT_OUT_TABLES } from './left-out.ts';

export interface TakenColumn {
  name: string;
  isNumber: boolean;
  /** SQL of its text; the row is `t`. */
  text: string;
}

export interface TakenTable {
  name: string;
  columns: readonly TakenColumn[];
  /** The columns of its primary key, in which its rows come. */
  order: readonly string[];
}

interface Found {
  table: string;
  column: string;
  type: string;
  category: string;
  order: string[];
}

/** Every table of agencies that is taken out, with its columns, as the database has them now. */
export async function findTakenTables(db: Db): Promise<TakenTable[]> {
  const tables = new Map<string, { columns: TakenColumn[]; order: string[] }>();
  for (const { table, column, type, category, order } of await readCatalog(db)) {
    if (Object.hasOwn(LEFT_OUT_TABLES, table) || isLeftOut(table, column)) continue;
    const known = tables.get(table) ?? { columns: [], order };
    known.columns.push({ name: column, isNumber: category === 'N', text: textOf(column, type, category) });
    tables.set(table, known);
  }
  return [...tables].map(([name, { columns, order }]) => ({
    name,
    columns: [...columns, ...(WORDS[name] ?? [])],
    order,
  }));
}

async function readCatalog(db: Db): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT c.relname AS table, a.attname AS column, y.typname AS type, y.typcategory AS category,
      (SELECT array_agg(k.attname::text ORDER BY place) FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS part(number, place)
       JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = part.number) AS order
    FROM pg_class c
    JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type y ON y.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
    ORDER BY c.relname, a.attnum`.execute(db);
  return rows;
}

/** Moments in ISO 8601 and UTC, lists and structures as JSON, everything else as PostgreSQL writes it. */
function textOf(column: string, type: string, category: string): string {
  const value = `t.${quoted(column)}`;
  if (type === 'timestamptz') return `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return category === 'A' ? `to_json(${value})::text` : `${value}::text`;
}

const office = {
  name: 'office_name',
  isNumber: false,
  text: '(SELECT o.name FROM offices o WHERE o.master_id = t.master_id AND o.id = t.office_id)',
};
const ofProduct = (column: string) => `(
  SELECT ${column} FROM products p JOIN companies c ON c.master_id = p.master_id AND c.id = p.company_id
  WHERE p.master_id = t.master_id AND p.id = t.product_id)`;

/** What the numbers of other records mean, in the files that another agency may bring in. */
const WORDS: Readonly<Record<string, readonly TakenColumn[]>> = {
  customers: [office],
  leads: [
    office,
    {
      name: 'assigned_to_email',
      isNumber: false,
      text: '(SELECT e.email FROM employees e WHERE e.master_id = t.master_id AND e.id = t.assigned_to)',
    },
  ],
  policies: [
    { name: 'company_name', isNumber: false, text: ofProduct('c.name') },
    { name: 'product_name', isNumber: false, text: ofProduct('p.name') },
    office,
  ],
};

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Its rows in the order of the primary key, which has an index: none of them is sorted first. */
export function rowsSql({ name, columns, order }: TakenTable): string {
  const listed = columns.map((column) => `${column.text} AS ${quoted(column.name)}`);
  const by = order.map((column) => `t.${quoted(column)}`);
  return `SELECT ${listed.join(', ')} FROM ${quoted(name)} t ORDER BY ${by.join(', ')}`;
}

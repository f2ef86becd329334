import type { TableName } from '#platform/server/db/area-tables.ts';

/** Tables of an agency that are not taken out, and why. */
export const LEFT_OUT_TABLES: Partial<Record<TableName, string>> = {
  api_tokens: 'what programs sign in with',
  commission_import_progress: 'how far an import is that is under way',
  customer_words: 'made for searching, from the names of customers',
  name_endings: 'made for searching, from the names of customers',
  name_words: 'made for searching, from the names of customers',
  idempotency_keys: 'the answers of calls of the last day, to be given again',
};

interface LeftOutColumn {
  /** In one table, or wherever a table has it. */
  table?: TableName;
  column: string | RegExp;
  why: string;
}

/** Columns that are not taken out, and why. */
export const LEFT_OUT_COLUMNS: readonly LeftOutColumn[] = [
  { column: 'master_id', why: 'the agency itself, the same in every row' },
  { column: /_key$/, why: 'made for searching or for finding the same thing again' },
  { column: /^sealed_/, why: 'sealed with keys that stay outside of the database' },
  { table: 'signature_requests', column: 'link', why: 'opens a paper for whoever signs it' },
];

export function isLeftOut(table: string, column: string): boolean {
  return LEFT_OUT_COLUMNS.some(
    (each) =>
      (each.table === undefined || each.table === table) &&
      (typeof each.column === 'string' ? each.column === column : each.column.test(column)),
  );
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import { type ColumnMap, NO_COLUMNS } from '../columns.ts';
import type { SavedColumns } from '../layout.ts';
import type { ImportState } from '../rules.ts';

export interface NewImport {
  master_id: number;
  company_id: number;
  filename: string;
  sha256: string;
  headings: string;
  column_map: string;
  row_count: number;
  sheets: string;
  sheet: string;
  heading_row: number;
  period: string;
  year_week_folder: string;
  guid: string;
  extension: string;
  created_by: number;
}

export async function insertImport(db: Db, row: NewImport): Promise<number> {
  const { id } = await db
    .insertInto('commission_imports')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ImportRecord {
  master_id: number;
  id: number;
  company_id: number;
  company: string;
  filename: string;
  sha256: string;
  state: ImportState;
  failure: string;
  row_count: number;
  rows_done: number;
  headings: { name: string; samples: string[] }[];
  column_map: ColumnMap;
  sheet: string;
  heading_row: number;
  period: string;
  year_week_folder: string;
  guid: string;
  extension: string;
  creator: string;
  created_at: Date;
  imported_at: Date | null;
}

// A statement waits for its columns as long as it has none.
const imports = (condition: RawBuilder<unknown>) => sql<ImportRecord>`
  SELECT i.master_id, i.id, i.company_id, c.name AS company, i.filename, i.sha256,
    CASE WHEN i.state = 'reading' AND i.column_map = '{}' THEN 'mapping' ELSE i.state END AS state,
    i.failure, i.row_count, i.rows_done, i.headings, i.column_map, i.sheet, i.heading_row, i.period, i.year_week_folder, i.guid, i.extension,
    e.first_name || ' ' || e.last_name AS creator, i.created_at, i.imported_at
  FROM commission_imports i
  JOIN companies c ON c.master_id = i.master_id AND c.id = i.company_id
  JOIN employees e ON e.master_id = i.master_id AND e.id = i.created_by
  ${condition}`;

export async function findImport(db: Db, id: number): Promise<ImportRecord | undefined> {
  const { rows } = await imports(sql`WHERE i.id = ${id}`).execute(db);
  return rows[0];
}

// Not FOR UPDATE: the progress of an import is reported by another transaction, and refers to the statement.
export async function lockImport(db: Db, id: number): Promise<ImportRecord | undefined> {
  const { rows } = await imports(sql`WHERE i.id = ${id} FOR NO KEY UPDATE OF i`).execute(db);
  return rows[0];
}

/** Every upload of the same file, locked: of two people who import it at the same time, one waits for the other. */
export async function lockSameFile(db: Db, sha256: string): Promise<ImportRecord[]> {
  const { rows } = await imports(
    sql`WHERE i.sha256 = ${sha256} ORDER BY i.id FOR NO KEY UPDATE OF i`,
  ).execute(db);
  return rows;
}

export async function findImported(db: Db, sha256: string): Promise<ImportRecord | undefined> {
  const { rows } = await imports(sql`WHERE i.sha256 = ${sha256} AND i.state = 'imported'`).execute(db);
  return rows[0];
}

export function countImports(db: Db): Promise<number> {
  return countRows(db.selectFrom('commission_imports'));
}

export async function listImports(db: Db, size: number, offset: number): Promise<ImportRecord[]> {
  const { rows } = await imports(sql`ORDER BY i.id DESC LIMIT ${size} OFFSET ${offset}`).execute(db);
  return rows;
}

interface Change {
  state?: Exclude<ImportState, 'mapping'>;
  failure?: string;
  column_map?: string;
  headings?: string;
  row_count?: number;
  sheet?: string;
  heading_row?: number;
  period?: string;
  rows_done?: number;
  imported_at?: RawBuilder<Date> | null;
}

export async function changeImport(db: Db, id: number, change: Change): Promise<void> {
  await db.updateTable('commission_imports').set(change).where('id', '=', id).execute();
}

/** The rows of its dry run go with it. */
export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('commission_imports').where('id', '=', id).execute();
}

/** Apart from the rest: they are long, and only the choice of columns needs them. */
export async function findSheets(db: Db, id: number): Promise<PreviewedSheet[]> {
  const found = await db
    .selectFrom('commission_imports')
    .select('sheets')
    .where('id', '=', id)
    .executeTakeFirst();
  return (found?.sheets ?? []) as unknown as PreviewedSheet[];
}

export async function findSavedColumns(db: Db, companyId: number): Promise<SavedColumns | undefined> {
  const found = await db
    .selectFrom('commission_column_maps')
    .select(['column_map', 'sheet', 'heading_row as headingRow'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { column_map, ...layout } = found;
  return { ...layout, map: { ...NO_COLUMNS, ...(column_map as unknown as ColumnMap) } };
}

export async function saveMap(
  db: Db,
  { master_id, company_id, column_map, sheet, heading_row }: ImportRecord,
): Promise<void> {
  const saved = { column_map: JSON.stringify(column_map), sheet, heading_row };
  await db
    .insertInto('commission_column_maps')
    .values({ master_id, company_id, ...saved })
    .onConflict((conflict) => conflict.columns(['master_id', 'company_id']).doUpdateSet(saved))
    .execute();
}

export async function isCarrier(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('is_carrier', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

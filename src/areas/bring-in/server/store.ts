import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { Heading, PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import type { ColumnMap, Kind } from '../fields.ts';
import type { BringInState } from '../rules.ts';

export interface Place {
  master_id: number;
  year_week_folder: string;
  guid: string;
}

export interface BringInRecord extends Place {
  id: number;
  kind: Kind;
  filename: string;
  sha256: string;
  sheet: string;
  heading_row: number;
  headings: Heading[];
  column_map: ColumnMap;
  of_take_out: boolean;
  state: BringInState;
  fills: boolean;
  failure: string;
  row_count: number;
  rows_done: number;
  created_by: number;
  person: string;
  created_at: Date;
  imported_at: Date | null;
}

const bringIns = (condition: RawBuilder<unknown>) => sql<BringInRecord>`
  SELECT b.master_id, b.id, b.kind, b.filename, b.sha256, b.year_week_folder, b.guid, b.sheet, b.heading_row, b.headings,
    b.column_map,
    b.of_take_out, b.state, b.fills, b.failure, b.row_count, b.rows_done, b.created_by,
    e.first_name || ' ' || e.last_name AS person, b.created_at, b.imported_at
  FROM bring_ins b JOIN employees e ON e.master_id = b.master_id AND e.id = b.created_by
  ${condition}`;

export async function findBringIn(db: Db, id: number): Promise<BringInRecord | undefined> {
  return (await bringIns(sql`WHERE b.id = ${id}`).execute(db)).rows[0];
}

export async function lockBringIn(db: Db, id: number): Promise<BringInRecord | undefined> {
  return (await bringIns(sql`WHERE b.id = ${id} FOR NO KEY UPDATE OF b`).execute(db)).rows[0];
}

/** Every upload of the same file, in one order: of two people who import it at the same moment, one waits. */
export async function lockSameFile(db: Db, id: number): Promise<void> {
  await sql`
    SELECT id FROM bring_ins WHERE sha256 = (SELECT b.sha256 FROM bring_ins b WHERE b.id = ${id})
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

export const countBringIns = (db: Db) => countRows(db.selectFrom('bring_ins'));

export async function listBringIns(db: Db, size: number, offset: number): Promise<BringInRecord[]> {
  return (await bringIns(sql`ORDER BY b.id DESC LIMIT ${size} OFFSET ${offset}`).execute(db)).rows;
}

/**
 * The same sheet of a file that was imported as this kind and not taken back, or is about to be. A file from before the
 * place could be chosen counts for each of its sheets.
 */
export async function findImported(
  db: Db,
  { sha256, kind, sheet }: Pick<BringInRecord, 'sha256' | 'kind' | 'sheet'>,
): Promise<BringInRecord | undefined> {
  const { rows } = await bringIns(
    sql`WHERE b.sha256 = ${sha256} AND b.kind = ${kind} AND (b.sheet = ${sheet} OR b.heading_row = 0)
      AND b.state IN ('importing', 'imported', 'takingBack') ORDER BY b.id LIMIT 1`,
  ).execute(db);
  return rows[0];
}

interface NewBringIn extends Place {
  kind: Kind;
  filename: string;
  sha256: string;
  sheets: string;
  sheet: string;
  heading_row: number;
  headings: string;
  column_map: string;
  of_take_out: boolean;
  state: BringInState;
  row_count: number;
  created_by: number;
}

export async function insertBringIn(db: Db, row: NewBringIn): Promise<number> {
  const { id } = await db.insertInto('bring_ins').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface Change {
  state?: BringInState;
  sheet?: string;
  heading_row?: number;
  headings?: string;
  row_count?: number;
  column_map?: string;
  of_take_out?: boolean;
  fills?: boolean;
  failure?: string;
  rows_done?: number;
  imported_at?: Date;
}

export async function changeBringIn(db: Db, id: number, change: Change): Promise<void> {
  await db.updateTable('bring_ins').set(change).where('id', '=', id).execute();
}

/** With their first lines; none of a file from before they were kept. */
export async function findSheets(db: Db, id: number): Promise<PreviewedSheet[]> {
  const found = await db.selectFrom('bring_ins').select('sheets').where('id', '=', id).executeTakeFirst();
  return (found?.sheets ?? []) as unknown as PreviewedSheet[];
}

export async function deleteBringIn(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bring_ins').where('id', '=', id).execute();
}

export async function findSavedMap(db: Db, kind: Kind): Promise<ColumnMap | undefined> {
  const row = await db
    .selectFrom('bring_in_maps')
    .select('column_map')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.column_map as ColumnMap | undefined;
}

export async function saveMap(db: Db, masterId: number, kind: Kind, map: ColumnMap): Promise<void> {
  const row = { master_id: masterId, kind, column_map: JSON.stringify(map) };
  await db
    .insertInto('bring_in_maps')
    .values(row)
    .onConflict((conflict) => conflict.columns(['master_id', 'kind']).doUpdateSet(row))
    .execute();
}

/** Files that nobody came back to within a month; rows of what was imported stay, for taking it back. */
export async function deleteAbandoned(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    DELETE FROM bring_ins
    WHERE state IN ('mapping', 'reading', 'read', 'failed') AND created_at < now() - interval '1 month'
    RETURNING master_id, year_week_folder, guid`.execute(db);
  return rows;
}

export async function knownGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('bring_ins').select('guid').where('guid', 'in', guids).execute();
  return rows.map(({ guid }) => guid);
}

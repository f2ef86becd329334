import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { ZipWriter } from '#platform/server/files/zip-writer.ts';
import { csvPieces } from '#platform/server/sheets/csv-file.ts';
import type { Cell } from '#platform/server/sheets/sheet.ts';
import type { Spool } from './spool.ts';
import { fileOfRow, type RowText } from './stored-files.ts';
import { findTakenTables, rowsSql, type TakenTable } from './taken-tables.ts';
import type { Watch } from './watch-run.ts';

const CHUNK = 1_000;
const LEVEL = 6;

/** A table that is in the ZIP, and how many rows it has there. */
export interface TakenFile {
  file: string;
  records: number;
}

interface Spooling {
  masterId: number;
  zip: ZipWriter;
  spool: Spool;
  watch: Watch;
}

/**
 * Writes all records into the spool, as they were at one moment. The transaction is open no longer than the database
 * and the disk need: whatever the store of files takes comes after it. A table without rows gets no file.
 */
export function spoolRecords(database: Database, spooling: Spooling): Promise<TakenFile[]> {
  return database.asTenantInSnapshot(spooling, async (db) => {
    const taken: TakenFile[] = [];
    const tables = await findTakenTables(db);
    let records = 0;
    for (const [done, table] of tables.entries()) {
      const file = { file: `${table.name}.csv`, records: 0 };
      const count = (rows: number) => {
        file.records += rows;
        spooling.watch({ state: 'records', done, of_all: tables.length, records: records + file.records });
      };
      await spoolTable(db, table, spooling, count);
      records += file.records;
      if (file.records > 0) taken.push(file);
    }
    return taken;
  });
}

async function spoolTable(
  db: Db,
  table: TakenTable,
  { masterId, zip, spool }: Spooling,
  count: (rows: number) => void,
): Promise<void> {
  await sql.raw(`DECLARE taken NO SCROLL CURSOR FOR ${rowsSql(table)}`).execute(db);
  const fetch = async () => {
    const { rows } = await sql<RowText>`FETCH ${sql.lit(CHUNK)} FROM taken`.execute(db);
    const files = rows
      .map((row) => fileOfRow(table.name, masterId, row))
      .filter((file) => file !== undefined);
    if (files.length > 0) await spool.addFiles(files);
    count(rows.length);
    return rows;
  };
  const first = await fetch();
  if (first.length > 0) {
    const content = { columns: table.columns.map(({ name }) => name), rows: cellsOf(table, first, fetch) };
    for await (const piece of zip.entry(`${table.name}.csv`, csvPieces(content), LEVEL))
      await spool.addPiece(piece);
  }
  await sql`CLOSE taken`.execute(db);
}

async function* cellsOf(
  { columns }: TakenTable,
  first: RowText[],
  fetch: () => Promise<RowText[]>,
): AsyncGenerator<Cell[]> {
  for (let rows = first; rows.length > 0; rows = await fetch())
    for (const row of rows)
      yield columns.map(({ name, isNumber }) => {
        const text = row[name] ?? null;
        return text !== null && isNumber ? Number(text) : text;
      });
}

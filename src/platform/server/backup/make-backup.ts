import type { Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { SealedColumn } from '../crypto/reseal.ts';
import { FILE_ROOTS, type FileStore } from '../files/file-store.ts';
import { type BackupEnd, type BackupHead, type BackupTable, FORMAT } from './archive-format.ts';
import { copyOut, JOB_TABLES_VERSION, sequencesOf, tablesOf } from './database-content.ts';
import { keepingFiles } from './keep-files.ts';
import { ArchiveWriter } from './write-archive.ts';

export interface BackupSource {
  /** A connection of the database's owner, for this alone. */
  owner: pg.ClientBase;
  files: FileStore;
  product: string;
  sealedColumns: readonly SealedColumn[];
}

/** Everything of an installation but its secrets, as it was at one moment, while people go on working. */
export function makeBackup(source: BackupSource, out: Writable): Promise<BackupEnd> {
  return keepingFiles(source.owner, async () => {
    const archive = new ArchiveWriter(out);
    try {
      await writeRows(source, archive);
      // What the rows of that moment name is all there: nothing is removed meanwhile, and what is added has no row.
      await writeFiles(source.files, archive);
      return await archive.end();
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  });
}

async function writeRows(source: BackupSource, archive: ArchiveWriter): Promise<void> {
  const { owner } = source;
  await owner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const tables = await tablesOf(owner);
    const sequences = await sequencesOf(owner);
    await archive.head(await headOf(source, tables));
    for (const table of tables) await archive.table(table.name, owner.query(copyTo(copyOut(table))));
    for (const { name, ...state } of sequences) await archive.sequence(name, state);
  } finally {
    await owner.query('ROLLBACK');
  }
}

async function writeFiles(files: FileStore, archive: ArchiveWriter): Promise<void> {
  for (const root of FILE_ROOTS) {
    for await (const key of files.walk(root)) {
      const content = await files.open(key);
      if (content) await archive.file(key, content);
    }
  }
}

async function headOf(
  { owner, product, sealedColumns }: BackupSource,
  tables: readonly BackupTable[],
): Promise<BackupHead> {
  return {
    format: FORMAT,
    product,
    madeAt: new Date().toISOString(),
    ...(await factsOf(owner)),
    sealingKeys: await sealingKeysIn(owner, sealedColumns),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
}

async function factsOf(
  owner: pg.ClientBase,
): Promise<Pick<BackupHead, 'postgres' | 'migrations' | 'jobTables'>> {
  const { rows } = await owner.query(`SELECT current_setting('server_version') AS postgres,
    (SELECT jsonb_agg(jsonb_build_object('name', name, 'hash', hash) ORDER BY name) FROM schema_migrations) AS migrations,
    (${JOB_TABLES_VERSION}) AS "jobTables"`);
  return rows[0];
}

async function sealingKeysIn(owner: pg.ClientBase, columns: readonly SealedColumn[]): Promise<string[]> {
  const each = columns.map(
    ({ table, column }) =>
      `SELECT split_part(${column}, '.', 2) AS id FROM ${table} WHERE ${column} IS NOT NULL AND ${column} <> ''`,
  );
  const { rows } = await owner.query<{ id: string }>(`${each.join(' UNION ')} ORDER BY 1`);
  return rows.map(({ id }) => id);
}

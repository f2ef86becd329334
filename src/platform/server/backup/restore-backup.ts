import { PassThrough, type Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { SealingKeys } from '../crypto/sealing-keys.ts';
import { checkOwner } from '../db/check-owner.ts';
import { MIGRATION_LOCK, readMigrations } from '../db/migrate.ts';
import { connectOwner, prepareDatabase } from '../db/prepare-database.ts';
import { ensureRoles, rolesOf } from '../db/roles.ts';
import type { FileStore } from '../files/file-store.ts';
import type { BackupEnd, BackupHead } from './archive-format.ts';
import { copyIn, JOB_TABLES_VERSION, quoted } from './database-content.ts';
import { type BackupRead, readArchive } from './read-archive.ts';
import { buildSchema, loosen } from './rebuild-schema.ts';

export interface RestoreTarget {
  ownerUrl: string;
  appPassword: string;
  files: FileStore;
  sealingKeys: SealingKeys;
  say(line: string): void;
}

/**
 * Puts a backup into an empty database. All of it is read and checked first; then the rows go in within one
 * transaction, so that a restore that ends in the middle leaves the database empty.
 */
export async function restoreBackup(openArchive: () => Readable, target: RestoreTarget): Promise<BackupEnd> {
  const { head } = await readArchive(openArchive());
  const migrations = migrationsOf(head);
  refuseMissingKeys(head, target.sealingKeys);
  const owner = await connectOwner(target.ownerUrl);
  try {
    await checkOwner(owner);
    await refuseFilled(owner);
    const roles = await rolesOf(owner);
    await ensureRoles(owner, roles, target.appPassword);
    target.say('The backup is whole. Restoring …');
    const read = await inOneTransaction(owner, async () => {
      await refuseFilled(owner);
      await buildSchema(owner, roles, migrations);
      await refuseOtherJobTables(owner, head);
      const tighten = await loosen(owner);
      const loaded = await load(openArchive(), head, owner, target.files);
      for (const { sequence, value, called } of loaded.sequences)
        await owner.query('SELECT setval($1, $2, $3)', [quoted(sequence), value, called]);
      await tighten();
      await owner.query('ANALYZE');
      return loaded;
    });
    await prepareDatabase(target.ownerUrl, target.appPassword);
    return read.end;
  } finally {
    await owner.end();
  }
}

/** Rows into their tables and files into their store; of a load that fails no file stays. */
async function load(
  archive: Readable,
  head: BackupHead,
  owner: pg.ClientBase,
  files: FileStore,
): Promise<BackupRead> {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  const written: { key: string; done: Promise<unknown> }[] = [];
  try {
    const read = await readArchive(archive, {
      table: (name) => {
        const table = tables.get(name);
        if (!table) throw new Error(`The backup holds rows of ${name}, which its head does not name.`);
        return owner.query(copyFrom(copyIn(table)));
      },
      file: (key) => {
        const content = new PassThrough();
        const done = files.write(key, content);
        done.catch((error: Error) => content.destroy(error));
        written.push({ key, done });
        return content;
      },
    });
    for (const { done } of written) await done;
    return read;
  } catch (error) {
    await Promise.allSettled(written.map(({ key, done }) => done.then(() => files.remove(key))));
    throw error;
  }
}

function migrationsOf(head: BackupHead) {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return head.migrations.map(({ name, hash }) => {
    const migration = known.get(name);
    if (migration?.hash !== hash)
      throw new Error(
        `This backup was made by a newer version of Coverdesk (migration ${name}). Restore it with that version.`,
      );
    return migration;
  });
}

function refuseMissingKeys({ sealingKeys }: BackupHead, keys: SealingKeys): void {
  const missing = sealingKeys.filter((id) => !keys.find(id));
  if (missing.length === 0) return;
  throw new Error(
    `Card numbers and secrets in this backup were sealed with the key ${missing.join(', ')}, which is not among SEALING_KEYS. Put the secrets.json of that installation into DATA_DIR, or set SEALING_KEYS.`,
  );
}

async function refuseFilled(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query(
    `SELECT current_database() AS name, EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p')) AS filled`,
  );
  if (rows[0].filled)
    throw new Error(
      `The database ${rows[0].name} is not empty. A backup is restored into an empty one: name another, or a new DATA_DIR.`,
    );
}

async function refuseOtherJobTables(owner: pg.ClientBase, head: BackupHead): Promise<void> {
  const { rows } = await owner.query(JOB_TABLES_VERSION);
  if (rows[0].version === head.jobTables) return;
  throw new Error(
    `The tables of background work changed since this backup (${head.jobTables}, now ${rows[0].version}). Restore it with Coverdesk ${head.product} and upgrade then.`,
  );
}

async function inOneTransaction<T>(owner: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await owner.query('BEGIN');
  try {
    await owner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const value = await work();
    await owner.query('COMMIT');
    return value;
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

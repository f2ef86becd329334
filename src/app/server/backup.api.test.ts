import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillDemoWorld } from '#demo/fill-demo-world.ts';
import { backUpToFile } from '#platform/server/backup/back-up-to-file.ts';
import { keepingFiles, unlessFilesAreKept } from '#platform/server/backup/keep-files.ts';
import { makeBackup } from '#platform/server/backup/make-backup.ts';
import { readArchive } from '#platform/server/backup/read-archive.ts';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { givenKeys } from '#platform/server/crypto/sealing-keys.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { diskFiles } from '#platform/server/files/disk-files.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { APP_PASSWORD, cloneTemplate, onDatabase, onServer } from '#platform/server/testing/test-database.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '#platform/server/testing/throwaway-postgres.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

const throwaway = newThrowawayFolder('backup');
const path = (name: string) => join(throwaway.path, name);
const files = diskFiles(path('files'));
const sealingKeys = givenKeys('ab'.repeat(32));
const server = { ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') };
const BACKUP = path('first.tar.zst');
const made: string[] = [];

let owner: pg.Client;
let sourceUrl: string;
/** Of the other version of PostgreSQL, when this run is not the one on ours. */
let ours: ThrowawayPostgres | undefined;
let drop: () => Promise<void>;

beforeAll(async () => {
  const source = await cloneTemplate(server);
  drop = source.drop;
  sourceUrl = source.ownerUrl;
  await fillDemoWorld(source.ownerUrl, { files, sealingKeys }, () => undefined);
  owner = await connectOwner(source.ownerUrl);
  await owner.query(`SELECT pgboss.create_queue('kept', '{"policy": "standard"}')`);
  await owner.query(`INSERT INTO pgboss.job (name, data) VALUES ('kept', '{"mail": 1}')`);
  await backUp(owner, BACKUP);
  if (process.env.TEST_PG_BIN) ours = await startThrowawayPostgres({ name: 'backup-target' });
}, PATIENCE);
afterAll(async () => {
  await owner.end();
  await drop();
  for (const name of made) await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await ours?.stop();
  await throwaway.remove();
});

const backUp = (from: pg.Client, file: string, of = files) =>
  backUpToFile({ owner: from, files: of, sealedColumns: SEALED_COLUMNS }, file);

async function newDatabase(name: string, on = server.ownerUrl): Promise<string> {
  await onServer({ ownerUrl: on }, `CREATE DATABASE ${name}`);
  if (on === server.ownerUrl) made.push(name);
  return onDatabase(on, name);
}

const restore = (file: string, ownerUrl: string, more: { files?: typeof files; keys?: string } = {}) =>
  restoreBackup(() => createReadStream(file), {
    ownerUrl,
    appPassword: APP_PASSWORD,
    files: more.files ?? diskFiles(path('restored')),
    sealingKeys: givenKeys(more.keys ?? 'ab'.repeat(32)),
    say: () => undefined,
  });

async function tablesIn(url: string): Promise<number> {
  const client = await connectOwner(url);
  const { rows } = await client.query(
    `SELECT count(*)::int AS n FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  await client.end();
  return rows[0].n;
}

const contentOf = async (file: string) => {
  const { end, head } = await readArchive(createReadStream(file));
  return { ...end, migrations: head.migrations };
};

test(
  'a restored copy is equal row by row and file by file, also on another version of PostgreSQL and back again',
  async () => {
    let from = BACKUP;
    const way = ours ? [ours.url, server.ownerUrl] : [server.ownerUrl];
    for (const [step, on] of way.entries()) {
      const name = `coverdesk_restored_${step}`;
      const url = await newDatabase(name, on);
      const target = diskFiles(path(`restored-${step}`));
      expect(await restore(from, url, { files: target })).toMatchObject({ files: expect.any(Number) });
      const copy = await connectOwner(url);
      const again = path(`again-${step}.tar.zst`);
      await backUp(copy, again, target).finally(() => copy.end());
      // The hash of the manifest covers rows and bytes of every table, every file and every sequence.
      expect(await contentOf(again)).toEqual(await contentOf(BACKUP));
      from = again;
    }
  },
  PATIENCE,
);

test(
  'rights, policies, triggers, indexes and constraints are those of a database that was never restored',
  async () => {
    const url = await newDatabase('coverdesk_restored_shape');
    await restore(BACKUP, url);
    const copy = await connectOwner(url);
    const shape = async (client: pg.Client) => {
      const { rows } = await client.query(`
      SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT 'trigger ' || tgname || tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 'policy ' || tablename || policyname || coalesce(qual, '') FROM pg_policies
      UNION ALL SELECT 'table ' || relname || relrowsecurity::text || relforcerowsecurity::text || coalesce(relacl::text, '')
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      UNION ALL SELECT 'function ' || p.oid::regprocedure || proowner::regrole::text || coalesce(proacl::text, '')
      FROM pg_proc p WHERE pronamespace = 'public'::regnamespace`);
      // The roles of a database are named after its number.
      return rows.map(({ line }) => line.replaceAll(/coverdesk_(app|search)_\d+/g, '$1')).sort();
    };
    expect(await shape(copy)).toEqual(await shape(owner));
    const { rows } = await copy.query(`SELECT data FROM pgboss.job WHERE name = 'kept'`);
    expect(rows).toEqual([{ data: { mail: 1 } }]);
    await copy.end();
  },
  PATIENCE,
);

test(
  'rows that are saved together while a backup runs are in it together, or not at all',
  async () => {
    await owner.query(
      'CREATE TABLE aa_pairs (id int PRIMARY KEY); CREATE TABLE zz_pairs (id int PRIMARY KEY)',
    );
    const clerk = await connectOwner(sourceUrl);
    let [saved, isBacking] = [0, true];
    const pair = () =>
      clerk.query(`INSERT INTO aa_pairs VALUES (${++saved}); INSERT INTO zz_pairs VALUES (${saved})`);
    await pair();
    const file = path('busy.tar.zst');
    const backing = backUp(owner, file).finally(() => {
      isBacking = false;
    });
    while (isBacking) await pair();
    await backing;
    await clerk.end();
    await owner.query('DROP TABLE aa_pairs, zz_pairs');
    const found: Record<string, string> = {};
    await readArchive(createReadStream(file), { table: (name) => gathering((text) => (found[name] = text)) });
    const ids = found['public.aa_pairs']?.trimEnd().split('\n') ?? [];
    expect(found['public.zz_pairs']).toBe(found['public.aa_pairs']);
    expect(ids.length).toBeGreaterThan(0);
    expect(saved).toBeGreaterThan(ids.length);
  },
  PATIENCE,
);

function gathering(done: (text: string) => void): Writable {
  let text = '';
  return new Writable({
    write(chunk, _encoding, next) {
      text += chunk;
      next();
    },
    final(next) {
      done(text);
      next();
    },
  });
}

test('while a backup needs the files, a sweep leaves them alone', async () => {
  let sweeps = 0;
  const sweep = () =>
    unlessFilesAreKept(sourceUrl, () => {
      sweeps++;
      return [];
    });
  await sweep();
  expect(sweeps).toBe(1);
  await keepingFiles(owner, sweep);
  expect(sweeps).toBe(1);
  await sweep();
  expect(sweeps).toBe(2);
});

function flipped(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

describe('nothing is restored, and it is said why,', () => {
  const bytes = () => readFileSync(BACKUP);

  test.each([
    ['when the archive was cut short', () => bytes().subarray(0, bytes().length - 2000)],
    ['when half of it is missing', () => bytes().subarray(0, bytes().length / 2)],
    ['when a byte was changed', () => flipped(bytes(), Math.floor(bytes().length / 3))],
    ['when a late byte was changed', () => flipped(bytes(), bytes().length - 600)],
    ['when it is something else', () => Buffer.from('name,phone\nMaria,555\n'.repeat(100))],
    ['when it is empty', () => Buffer.alloc(0)],
  ])('%s', async (what, content) => {
    const file = path(`${what.replaceAll(' ', '-')}.tar.zst`);
    writeFileSync(file, content());
    const url = await newDatabase(`coverdesk_damaged_${made.length}`);
    const target = diskFiles(path('damaged'));
    await expect(restore(file, url, { files: target })).rejects.toThrow(/^This backup is damaged: .+\.$/);
    expect(await tablesIn(url)).toBe(0);
    expect(existsSync(path('damaged'))).toBe(false);
  });

  test('when the database is not empty', async () => {
    const url = await newDatabase('coverdesk_filled');
    await onServer({ ownerUrl: url }, 'CREATE TABLE notes (id int)');
    await expect(restore(BACKUP, url)).rejects.toThrow('The database coverdesk_filled is not empty.');
    expect(await tablesIn(url)).toBe(1);
  });

  test('when its keys are missing', async () => {
    const url = await newDatabase('coverdesk_keyless');
    await expect(restore(BACKUP, url, { keys: 'cd'.repeat(32) })).rejects.toThrow(
      /sealed with the key [0-9a-f]{12}, which is not among SEALING_KEYS/,
    );
    expect(await tablesIn(url)).toBe(0);
  });

  test('when a newer version made it', async () => {
    const newer = path('newer.tar.zst');
    await owner.query(`INSERT INTO schema_migrations (name, hash) VALUES ('9999_later.sql', 'x')`);
    await backUp(owner, newer);
    await owner.query(`DELETE FROM schema_migrations WHERE name = '9999_later.sql'`);
    const url = await newDatabase('coverdesk_newer');
    await expect(restore(newer, url)).rejects.toThrow(
      'This backup was made by a newer version of Coverdesk (migration 9999_later.sql).',
    );
    expect(await tablesIn(url)).toBe(0);
  });

  test('when the files cannot be stored: the database stays empty, and no file stays', async () => {
    const url = await newDatabase('coverdesk_no_room');
    const target = diskFiles(path('no-room'));
    let count = 0;
    const full: typeof target = {
      ...target,
      write: (key, content) =>
        ++count > 3 ? Promise.reject(new Error('The disk is full.')) : target.write(key, content),
    };
    await expect(restore(BACKUP, url, { files: full })).rejects.toThrow('The disk is full.');
    expect(await tablesIn(url)).toBe(0);
    const left = [];
    for await (const key of target.walk('attc2')) left.push(key);
    expect(left).toEqual([]);
  });
});

test('a backup on a disk that fills in the middle is told, and leaves no file', async () => {
  let written = 0;
  const full = new Writable({
    write(chunk, _encoding, done) {
      written += chunk.length;
      done(written > 100_000 ? Object.assign(new Error('no space'), { code: 'ENOSPC' }) : null);
    },
  });
  const source = { owner, files, sealedColumns: SEALED_COLUMNS, product: '0' };
  await expect(makeBackup(source, full)).rejects.toThrow('no space');
  await expect(backUp(owner, '/dev/full')).rejects.toThrow('/dev/full exists already. Name a new file.');
  await expect(backUp(owner, path('none/x.tar.zst'))).rejects.toThrow('Its folder does not exist');
  expect(readdirSync(throwaway.path).filter((name) => /\.zst\.\d+$/.test(name))).toEqual([]);
  // The connection goes on.
  expect((await owner.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('the file is readable only by its owner', () => {
  expect(statSync(BACKUP).mode & 0o777).toBe(0o600);
});

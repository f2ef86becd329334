import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { APP_PASSWORD, cloneTemplate, onDatabase } from '../testing/test-database.ts';
import { generateDbTypes } from './generate-types.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

const server = inject('ownerUrl');
const made: string[] = [];
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: server });
  await owner.connect();
});
afterAll(async () => {
  for (const name of made) await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await owner.query('DROP ROLE IF EXISTS plain_owner, weak_owner');
  await owner.end();
});

async function emptyDatabase(name: string, ownedBy = 'coverdesk_owner'): Promise<string> {
  await owner.query(`CREATE DATABASE ${name} OWNER ${ownedBy}`);
  made.push(name);
  return onDatabase(server, name);
}

function as(url: string, user: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = 'secret';
  return changed.href;
}

test('several processes that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase('prepare_race');
  const prepared = await Promise.all([1, 2, 3].map(() => prepareDatabase(url, APP_PASSWORD)));
  const counts = prepared.map(({ applied }) => applied.length).sort();
  expect(counts.slice(0, 2)).toEqual([0, 0]);
  expect(counts[2]).toBeGreaterThan(0);
  expect((await prepareDatabase(url, APP_PASSWORD)).applied).toEqual([]);
});

test('an owner with CREATEROLE and BYPASSRLS is enough, and the application can connect', async () => {
  await owner.query(`CREATE ROLE plain_owner LOGIN CREATEROLE BYPASSRLS PASSWORD 'secret'`);
  // On a server where another owner made the roles, that owner lets this one give things to them.
  await owner.query('GRANT coverdesk_app, coverdesk_search TO plain_owner WITH ADMIN OPTION');
  const url = as(await emptyDatabase('prepare_plain', 'plain_owner'), 'plain_owner');
  const { appUrl, applied } = await prepareDatabase(url, APP_PASSWORD);
  expect(applied.length).toBeGreaterThan(0);
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  expect((await client.query('SELECT any_agency_exists() AS found')).rows).toEqual([{ found: false }]);
  await client.end();
});

test('an owner with too few rights is refused in one clear line', async () => {
  await owner.query(`CREATE ROLE weak_owner LOGIN PASSWORD 'secret'`);
  const url = as(await emptyDatabase('prepare_weak', 'weak_owner'), 'weak_owner');
  await expect(prepareDatabase(url, APP_PASSWORD)).rejects.toThrow(
    'The role weak_owner of DATABASE_URL has too few rights: it must be a superuser or have CREATEROLE and BYPASSRLS.',
  );
});

test('an unreachable database is told in one line without its password', async () => {
  const attempt = prepareDatabase('postgres://someone:hidden@127.0.0.1:9/nowhere', APP_PASSWORD);
  await expect(attempt).rejects.toThrow(
    /^The database at 127\.0\.0\.1:9\/nowhere cannot be reached: .*ECONNREFUSED/,
  );
  await expect(attempt).rejects.not.toThrow('hidden');
});

test('a migration that was changed after it ran, or that is not known, is refused; a failed one leaves nothing', async () => {
  const url = await emptyDatabase('prepare_changed');
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-migrations-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  write('0001_first.sql', 'CREATE TABLE first (id int)');
  expect(await migrate(client, folder)).toEqual(['0001_first.sql']);
  write('0002_second.sql', 'CREATE TABLE second (id int); SELECT nonsense');
  await expect(migrate(client, folder)).rejects.toThrow('The migration 0002_second.sql failed');
  expect((await client.query(`SELECT to_regclass('second') AS found`)).rows).toEqual([{ found: null }]);
  write('0001_first.sql', 'CREATE TABLE first (id bigint)');
  await expect(migrate(client, folder)).rejects.toThrow('was changed after this database applied it');
  rmSync(join(folder, '0001_first.sql'));
  await expect(migrate(client, folder)).rejects.toThrow('does not know');
  await client.end();
  rmSync(folder, { recursive: true });
});

test('the generated types are those of the migrated database', async () => {
  const database = await cloneTemplate(server);
  await generateDbTypes(database.ownerUrl, { verify: true });
  await database.drop();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PATIENCE } from '../testing/patience.ts';
import { APP_PASSWORD, cloneTemplate, onDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { generateDbTypes } from './generate-types.ts';
import { MIGRATION_LOCK, migrate } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';
import { missingRights } from './rights.ts';
import { rolesOf } from './roles.ts';

const server = inject('ownerUrl');
const ROLES = { app: 'unused', search: 'unused' };
const made: string[] = [];
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: server });
  await owner.connect();
});
afterAll(async () => {
  // Those of this file alone: another one may be making its own at this moment.
  const { rows } = await owner.query(
    `SELECT coalesce(string_agg(format('coverdesk_app_%1$s, coverdesk_search_%1$s, ', oid), ''), '') AS names
     FROM pg_database WHERE datname = ANY ($1)`,
    [made],
  );
  for (const name of made) await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await owner.query(
    `DROP ROLE IF EXISTS ${rows[0].names} coverdesk_app, coverdesk_search, plain_owner, weak_owner`,
  );
  await owner.end();
});

async function emptyDatabase(name: string, ownedBy = 'coverdesk_owner'): Promise<string> {
  await owner.query(`CREATE DATABASE ${name} OWNER ${ownedBy}`);
  made.push(name);
  return onDatabase(server, name);
}

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const askAs = (url: string) =>
  on(url, async (client) => (await client.query('SELECT any_agency_exists() AS found')).rows);

const rolesOn = (url: string) => on(url, rolesOf);

function as(url: string, user: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = 'secret';
  return changed.href;
}

test('more connections than PostgreSQL gives are refused in one line, and nothing is migrated', async () => {
  const url = await emptyDatabase('prepare_connections');
  await expect(prepareDatabase(url, APP_PASSWORD, 500)).rejects.toThrow(
    /^DB_POOL_SIZE makes 506 connections in all, and PostgreSQL gives \d+\. Set DB_POOL_SIZE smaller, or/,
  );
  expect(
    await on(url, async (db) => (await db.query(`SELECT to_regclass('schema_migrations') AS t`)).rows),
  ).toEqual([{ t: null }]);
});

test('several processes that start at the same time on an empty database migrate it once', {
  timeout: PATIENCE,
}, async () => {
  const url = await emptyDatabase('prepare_race');
  const prepared = await Promise.all([1, 2, 3].map(() => prepareDatabase(url, APP_PASSWORD)));
  const counts = prepared.map(({ applied }) => applied.length).sort();
  expect(counts.slice(0, 2)).toEqual([0, 0]);
  expect(counts[2]).toBeGreaterThan(0);
  expect((await prepareDatabase(url, APP_PASSWORD)).applied).toEqual([]);
});

test('while one process prepares a database, another makes no role in it', {
  timeout: PATIENCE,
}, async () => {
  const url = await emptyDatabase('prepare_turns');
  const { app } = await rolesOn(url);
  const rolesMade = async () =>
    (await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [app])).rowCount;
  const isWaiting = `SELECT FROM pg_stat_activity WHERE datname = 'prepare_turns' AND wait_event = 'advisory'`;
  const other = await on(url, async (first) => {
    await first.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const second = prepareDatabase(url, APP_PASSWORD);
    await until('the second to wait', async () => (await owner.query(isWaiting)).rowCount === 1);
    expect(await rolesMade()).toBe(0);
    return { second };
  });
  expect((await other.second).applied.length).toBeGreaterThan(0);
  expect(await rolesMade()).toBe(1);
});

test('an owner with CREATEROLE and BYPASSRLS is enough, and the application can connect', {
  timeout: PATIENCE,
}, async () => {
  await owner.query(`CREATE ROLE plain_owner LOGIN CREATEROLE BYPASSRLS PASSWORD 'secret'`);
  const url = as(await emptyDatabase('prepare_plain', 'plain_owner'), 'plain_owner');
  const { appUrl, applied } = await prepareDatabase(url, APP_PASSWORD);
  expect(applied.length).toBeGreaterThan(0);
  expect(await askAs(appUrl)).toEqual([{ found: false }]);
});

test('a second installation on the same server has roles of its own, and the first keeps working', {
  timeout: PATIENCE,
}, async () => {
  const first = await prepareDatabase(await emptyDatabase('prepare_first'), 'first-password');
  const second = await prepareDatabase(await emptyDatabase('prepare_second'), 'second-password');
  expect(new URL(second.appUrl).username).not.toBe(new URL(first.appUrl).username);
  for (const { appUrl } of [first, second]) expect(await askAs(appUrl)).toEqual([{ found: false }]);
  const elsewhere = onDatabase(first.appUrl, 'prepare_second');
  await expect(askAs(elsewhere)).rejects.toThrow('permission denied');
});

test('a password that no longer fits is renewed, but not while another process serves with it', {
  timeout: PATIENCE,
}, async () => {
  const url = await emptyDatabase('prepare_renewed');
  const before = await prepareDatabase(url, 'before');
  const serving = new pg.Client({ connectionString: before.appUrl });
  await serving.connect();
  await expect(prepareDatabase(url, 'after')).rejects.toThrow(
    'Another process serves the database prepare_renewed with another APP_DB_PASSWORD: give both the same one, or stop the other one first.',
  );
  expect(await askAs(before.appUrl)).toEqual([{ found: false }]);
  const gone = `SELECT 1 FROM pg_stat_activity WHERE usename = $1`;
  await serving.end();
  const { app } = await rolesOn(url);
  await until('its connection to end', async () => (await owner.query(gone, [app])).rowCount === 0);
  expect(await askAs((await prepareDatabase(url, 'after')).appUrl)).toEqual([{ found: false }]);
});

test('an older database keeps the roles that it has; their password is not changed while two share them', {
  timeout: PATIENCE,
}, async () => {
  const url = await emptyDatabase('prepare_old');
  await prepareDatabase(url, 'shared');
  // As older versions left it: the roles have plain names, and databases on one server share them.
  const old = await rolesOn(url);
  const [app, search] = ['coverdesk_app', 'coverdesk_search'];
  await owner.query(`ALTER ROLE ${old.app} RENAME TO ${app}; ALTER ROLE ${old.search} RENAME TO ${search}`);
  expect(await rolesOn(url)).toEqual({ app, search });
  await owner.query('CREATE DATABASE prepare_copy TEMPLATE prepare_old');
  made.push('prepare_copy');
  const copy = onDatabase(server, 'prepare_copy');
  expect(new URL((await prepareDatabase(copy, 'shared')).appUrl).username).toBe(app);
  await expect(prepareDatabase(copy, 'another')).rejects.toThrow(
    `The role ${app} also serves the database prepare_old of this server, with another password than APP_DB_PASSWORD of this start: give both the same one.`,
  );
  expect(await askAs((await prepareDatabase(url, 'shared')).appUrl)).toEqual([{ found: false }]);
});

test('an owner with too few rights is refused in one clear line', async () => {
  await owner.query(`CREATE ROLE weak_owner LOGIN PASSWORD 'secret'`);
  const url = as(await emptyDatabase('prepare_weak', 'weak_owner'), 'weak_owner');
  await expect(prepareDatabase(url, APP_PASSWORD)).rejects.toThrow(
    'The role weak_owner of DATABASE_URL has too few rights: it must be a superuser or have CREATEROLE and BYPASSRLS.',
  );
});

test('an unreachable database is reported in one line without its password', async () => {
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
  expect(await migrate(client, ROLES, folder)).toEqual(['0001_first.sql']);
  write('0002_second.sql', 'CREATE TABLE second (id int); SELECT nonsense');
  await expect(migrate(client, ROLES, folder)).rejects.toThrow('The migration 0002_second.sql failed');
  expect((await client.query(`SELECT to_regclass('second') AS found`)).rows).toEqual([{ found: null }]);
  write('0001_first.sql', 'CREATE TABLE first (id bigint)');
  await expect(migrate(client, ROLES, folder)).rejects.toThrow('was changed after this database applied it');
  rmSync(join(folder, '0001_first.sql'));
  await expect(migrate(client, ROLES, folder)).rejects.toThrow('does not know');
  await client.end();
  rmSync(folder, { recursive: true });
});

test('the generated types are those of the migrated database', { timeout: PATIENCE }, async () => {
  const database = await cloneTemplate({ ownerUrl: server, appUrl: inject('appUrl') });
  await generateDbTypes(database.ownerUrl, { verify: true });
  await database.drop();
});

test('a database whose roles were lost in a restore elsewhere gets its rights, policies and owners back at the start', {
  timeout: PATIENCE,
}, async () => {
  const url = await emptyDatabase('prepare_lost_roles');
  await prepareDatabase(url, APP_PASSWORD);
  const roles = await rolesOn(url);
  // What a dump leaves that was loaded where the roles are not: no right of theirs, no policy, other owners.
  await on(url, async (client) => {
    await client.query(
      `REASSIGN OWNED BY ${roles.search} TO CURRENT_USER; DROP OWNED BY ${roles.app}, ${roles.search}`,
    );
    expect((await missingRights(client, roles)).length).toBeGreaterThan(100);
  });
  const again = await prepareDatabase(url, APP_PASSWORD);
  expect(again.repaired).toBeGreaterThan(100);
  const now = await rolesOn(url);
  expect(await on(url, (client) => missingRights(client, now))).toEqual([]);
  expect(await askAs(again.appUrl)).toEqual([{ found: false }]);
  expect((await prepareDatabase(url, APP_PASSWORD)).repaired).toBe(0);
});

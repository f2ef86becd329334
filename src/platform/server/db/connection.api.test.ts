import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { connectionTo } from './connection.ts';
import { Database } from './database.ts';

const OTHERWISE = {
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Asia/Kolkata',
  extra_float_digits: '-5',
  bytea_output: 'escape',
  search_path: 'pg_catalog',
  default_transaction_isolation: 'serializable',
};
const PINNED = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  search_path: 'public',
  default_transaction_isolation: 'read committed',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  const name = new URL(app.ownerUrl).pathname.slice(1);
  for (const [setting, value] of Object.entries(OTHERWISE)) {
    await app.owner.query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
    await app.owner.query(`ALTER ROLE ${app.roles.app} IN DATABASE ${name} SET ${setting} = '${value}'`);
  }
});
afterAll(() => app.close());

const asked = Object.keys(PINNED).map((name) => `current_setting('${name}') AS "${name}"`);
const SETTINGS = `SELECT ${asked.join(', ')}`;

async function settingsOf(config: pg.ClientConfig): Promise<object> {
  const client = new pg.Client(config);
  await client.connect();
  return client
    .query(SETTINGS)
    .then(({ rows }) => rows[0])
    .finally(() => client.end());
}

test('different settings of a database, a role or the address change nothing for us', async () => {
  expect(await settingsOf({ connectionString: app.appUrl })).toEqual(OTHERWISE);
  expect(await settingsOf(connectionTo(app.appUrl))).toEqual(PINNED);
  expect(await settingsOf(connectionTo(app.ownerUrl))).toEqual(PINNED);
  const address = new URL(app.appUrl);
  address.searchParams.set('options', '-c DateStyle=German -c work_mem=1MB');
  expect(await settingsOf(connectionTo(address.href))).toEqual(PINNED);
});

test('the connections of requests have it from the start, and keep what the address sets besides', async () => {
  const address = new URL(app.appUrl);
  address.searchParams.set('options', '-c TimeZone=Asia/Tokyo -c work_mem=7MB');
  const database = new Database(address.href, 2);
  const { rows } = await database.query(
    `${SETTINGS}, current_setting('work_mem') AS work_mem, current_setting('lock_timeout') AS lock_timeout`,
  );
  await database.close();
  expect(rows).toEqual([{ ...PINNED, work_mem: '7MB', lock_timeout: '10s' }]);
});

test('nothing in the product connects any other way', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync('{src,db,tools,bench}/**/*.ts', { cwd: root });
  const product = files.filter((file) => !/(test|testing|embedded)\b/.test(file));
  const filesWith = (pattern: RegExp) =>
    product.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).sort();
  expect(filesWith(/connectionString:/)).toEqual(['src/platform/server/db/connection.ts']);
  const otherwise = /new pg\.(Client|Pool)\((?!\s*(?:\{\s*\.\.\.)?connectionTo\()/;
  // The bare servers are handed their settings, which `floor-server.ts` makes with connectionTo().
  expect(filesWith(otherwise)).toEqual(['bench/floor-pool.ts']);
});

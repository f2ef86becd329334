import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { LEFT_OUT_TABLES } from './left-out.ts';
import { takeOutRoutes } from './public.ts';
import { FILE_KEYS } from './stored-files.ts';
import { findTakenTables, rowsSql, type TakenTable } from './taken-tables.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/take-out.md'), 'utf8');

let app: TestApp;
let masterId: number;
let tables: TakenTable[];
beforeAll(async () => {
  app = await startTestApp({ areas: [takeOutRoutes] });
  masterId = (await app.newAgency()).masterId;
  tables = await app.services.database.asTenant({ masterId }, findTakenTables);
});
afterAll(() => app.close());

/** The columns that the document names, by their files. */
const told = new Map(
  [...DOCUMENT.matchAll(/^\| `(\w+)\.csv` *\|[^|]*\|([^|]*)\|$/gm)].map(([, file = '', columns = '']) => [
    file,
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => column as string).sort(),
  ]),
);

test('every table of agencies is taken out or on the list of those that are not', async () => {
  const { rows } = await app.owner.query(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relrowsecurity`,
  );
  const taken = tables.map(({ name }) => name);
  expect([...taken, ...Object.keys(LEFT_OUT_TABLES)].sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('every table whose rows have files has them taken out', () => {
  const withFiles = tables.filter(({ columns }) => columns.some(({ name }) => name === 'guid'));
  // A take-out does not contain those before it.
  const own = ['take_outs'];
  expect(withFiles.map(({ name }) => name).sort()).toEqual([...Object.keys(FILE_KEYS), ...own].sort());
});

test('the document names every file and its columns, and no others', () => {
  const taken = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(taken));
});

/** Columns that sound like secrets and are none. */
const HARMLESS = [
  // They prove that a file, or the end of a day, is as it was.
  'attachments.sha256',
  'bring_ins.sha256',
  'commission_imports.sha256',
  'forms.sha256',
  'locker_versions.sha256',
  'signature_requests.sha256',
  'day_closes.hash',
  'day_closes.previous_hash',
  // The name of a token, by which a change was made.
  'change_log.api_token',
  // An address within the product, and addresses that the agency entered.
  'notification_messages.link',
  'agencies.blog_link',
  'agencies.market_place_link',
];

test('no column that sounds like a secret is taken out without being known to be none', () => {
  const suspicious = tables
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    .filter((name) => /secret|sealed|hash|sha\d|token|password|link|salt|pin$/.test(name));
  expect(suspicious.sort()).toEqual(HARMLESS.toSorted());
});

test('the rows of a large table come in the order of its key, and none is sorted first', async () => {
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, first_name, last_name)
       SELECT $1, 'Test', 'Person ' || n FROM generate_series(1, 20000) n`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO change_log (master_id, subject, subject_id, action)
       SELECT $1, 'customer', n, 'added' FROM generate_series(1, 20000) n`,
      [masterId],
    );
  });
  for (const name of ['customers', 'change_log']) {
    const table = tables.find((each) => each.name === name) as TakenTable;
    const plan = await app.services.database.asTenantInSnapshot({ masterId }, async (db) => {
      const declared = sql.raw<Record<string, string>>(
        `EXPLAIN DECLARE taken NO SCROLL CURSOR FOR ${rowsSql(table)}`,
      );
      return (await declared.execute(db)).rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(plan).toContain(`${name}_pkey`);
    expect(plan).not.toContain('Sort');
  }
});

test('what others change while records are read is not seen', async () => {
  const { database } = app.services;
  const count = sql<{ count: number }>`SELECT count(*) AS count FROM rolodex_contacts`;
  const seen = await database.asTenantInSnapshot({ masterId }, async (db) => {
    const before = (await count.execute(db)).rows;
    await app.owner.query(`INSERT INTO rolodex_contacts (master_id, name) VALUES ($1, 'New')`, [masterId]);
    return [...before, ...(await count.execute(db)).rows];
  });
  expect(seen).toEqual([{ count: 0 }, { count: 0 }]);
});

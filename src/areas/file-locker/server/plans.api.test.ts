import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { binSql } from './bin-store.ts';
import { fileLockerRoutes } from './public.ts';
import { itemsSql } from './store.ts';

const FOLDERS = 200;
const FILES = 20_000;
let app: TestApp;
let masterId: number;
let officeId: number;

/** A locker with many folders, each with a hundred files; one file in a hundred is in the bin. */
beforeAll(async () => {
  app = await startTestApp({ areas: [fileLockerRoutes] });
  masterId = (await app.newAgency({ liteSwitch: 4 })).masterId;
  officeId = await buildOffice(app.owner, masterId);
  const person = await buildEmployee(app.owner, masterId);
  await app.owner.query(`INSERT INTO locker_items (master_id, id, office_id, is_folder, name, name_low, created_by)
    SELECT ${masterId}, 1000000 + n, ${officeId}, true, 'Folder ' || n, 'folder ' || n, ${person}
    FROM generate_series(1, ${FOLDERS}) n`);
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(`INSERT INTO locker_items (master_id, id, office_id, parent_id, is_folder, name, name_low,
        current_version, created_by, binned_at, binned_by, binned_with)
      SELECT ${masterId}, 2000000 + n, ${officeId}, 1000001 + n % ${FOLDERS}, false, md5(n::text) || '.txt',
        md5(n::text) || '.txt', 1, ${person}, CASE WHEN n % 100 = 0 THEN now() END,
        CASE WHEN n % 100 = 0 THEN ${person}::bigint END, CASE WHEN n % 100 = 0 THEN 2000000 + n END
      FROM generate_series(1, ${FILES}) n`);
    await loader.query(`INSERT INTO locker_versions (master_id, item_id, number, extension, content_type, size,
        sha256, year_week_folder, guid, employee_id)
      SELECT ${masterId}, 2000000 + n, 1, '.txt', 'text/plain', 5, '', '202646', gen_random_uuid(), ${person}
      FROM generate_series(1, ${FILES}) n`);
  });
  await app.owner.query('ANALYZE locker_items, locker_versions, employees, offices');
});
afterAll(() => app.close());

/** As the application runs it: under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('the content of a folder is read out of the index of names, its versions by their numbers', async () => {
  const listed = { officeId, folder: 1_000_010, foldersOnly: false };
  const plan = await planOf(itemsSql(listed, { reverse: 0, size: 15, offset: 0 }));
  expect(plan).toContain('locker_items_name');
  expect(plan).not.toContain('Seq Scan on locker');
});

test('the bin is read out of its index, and what lies in it with something by that', async () => {
  const plan = await planOf(binSql(officeId, { size: 15, offset: 0 }));
  expect(plan).toContain('locker_items_bin');
  expect(plan).toContain('locker_items_binned_with');
  expect(plan).not.toContain('Seq Scan on locker');
});

test('a search by a part of a name uses the index of parts', async () => {
  const { rows } = await app.owner.query(
    `SELECT set_config('app.master_id', '${masterId}', false),
       locker_search_sql(${officeId}, ARRAY['c4ca4'], 500) AS sql`,
  );
  const explained = await app.owner.query(`EXPLAIN ${rows[0].sql}`);
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('locker_items_found');
});

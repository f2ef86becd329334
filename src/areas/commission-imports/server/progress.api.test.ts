import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { commissionImportRoutes } from './public.ts';
import { buildCommissionImport } from './test-data.ts';

const ROWS = 15_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes] });
});
afterAll(() => app.close());

let person: TestPerson;
let id: number;
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  id = await buildCommissionImport(app.owner, person.masterId, {
    state: 'read',
    column_map: '{"policyNumber":"Policy"}',
    row_count: ROWS,
    rows_done: ROWS,
  });
  await app.owner.query(
    `INSERT INTO commission_import_rows (master_id, import_id, row_number, policy_number, transaction_on, commission,
       problem)
     SELECT $1, $2, n + 1, 'P-' || n, '2026-03-01', 125, CASE WHEN n % 10 = 0 THEN 'There is no date.' ELSE '' END
     FROM generate_series(1, $3::integer) AS n`,
    [person.masterId, id, ROWS],
  );
});

const GOOD = ROWS * 0.9;
const doImport = () => person.client.call(contract.importLines, { params: { id } });
const view = async () => (await person.client.call(contract.viewImport, { params: { id } })).body;
const halfway = () =>
  until('some lines', async () => {
    const { importing } = await view();
    return importing !== null && importing.done > 0 && importing;
  });
const countLines = async () =>
  (await app.owner.query('SELECT 1 FROM commission_lines WHERE import_id = $1', [id])).rowCount;

test('an import reports how many lines it has written while nobody can see them yet', async () => {
  expect((await view()).importing).toBe(null);
  const running = doImport();
  const { done, of } = await halfway();
  expect(of).toBe(GOOD);
  expect(done).toBeLessThan(of);
  expect(await countLines()).toBe(0);
  expect((await running).body).toEqual({ lines: GOOD, total: GOOD * 1.25 });
  expect(await view()).toMatchObject({ state: 'imported', importing: null });
  expect(await countLines()).toBe(GOOD);
});

test('an import that is killed in the middle leaves nothing, and can be done again', async () => {
  const running = doImport();
  await halfway();
  await app.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE '%INSERT INTO commission_lines%' AND pid <> pg_backend_pid()`,
  );
  expect((await running).status).toBeGreaterThanOrEqual(500);
  expect(await countLines()).toBe(0);
  expect(await view()).toMatchObject({ state: 'read', importing: null });
  expect((await doImport()).body.lines).toBe(GOOD);
});

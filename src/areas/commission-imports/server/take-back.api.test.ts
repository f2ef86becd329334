import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as core from '#areas/commissions/contract.ts';
import { updateLines } from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCommissionFile } from '#areas/commissions/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, MARCH, newCarrier } from './test-lines.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
let world: Carrier;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes], jobs: commissionImportJobs });
});
beforeEach(async () => {
  world = await newCarrier(app);
});
afterAll(() => app.close());

const ROWS = ['HO-1,Ann,Home,3/1/2026,,"1,000.00",100.10', 'XX-9,Bob,Home,3/2/2026,,500,(20.05)'];
const doImport = (id: number) => world.person.client.call(contract.importLines, { params: { id } });
const back = (id: number) => world.person.client.call(contract.takeBack, { params: { id } });
const view = async (id: number) =>
  (await world.person.client.call(contract.viewImport, { params: { id } })).body;
const lines = async () =>
  (await app.owner.query('SELECT * FROM commission_lines WHERE master_id = $1', [world.person.masterId]))
    .rows;
const logged = async () =>
  (
    await app.owner.query('SELECT action FROM change_log WHERE master_id = $1 ORDER BY id', [
      world.person.masterId,
    ])
  ).rows;

test('an import is taken back with its lines, also from a file; the same file may come again', async () => {
  const { id } = await dryRun(world.person, world.companyId, ROWS);
  await doImport(id);
  const file = await buildCommissionFile(app.owner, world.person.masterId);
  await app.owner.query('UPDATE commission_lines SET file_id = $1 WHERE import_id = $2', [file, id]);
  expect((await back(id)).body).toEqual({ lines: 2 });
  expect(await lines()).toEqual([]);
  expect((await app.owner.query('SELECT version FROM commission_files WHERE id = $1', [file])).rows).toEqual([
    { version: 2 },
  ]);
  expect(await view(id)).toMatchObject({ state: 'takenBack' });
  expect((await logged()).map(({ action }) => action)).toEqual(['imported', 'taken back']);
  expect((await back(id)).status).toBe(409);
  const again = await dryRun(world.person, world.companyId, ROWS);
  expect((await doImport(again.id)).status).toBe(200);
});

test.each([
  ['staged', 'status = 2', /^1 line is staged/],
  ['forwarded', 'status = 4', /^1 line is staged, settled or forwarded/],
  ['settled', 'status = 3', /^1 line is staged, settled or forwarded/],
  ['in an archived file', 'file_id = $3', /^1 line is in an archived file/],
])('nothing is taken back while a line is %s', async (_, change, words) => {
  const { id } = await dryRun(world.person, world.companyId, ROWS);
  await doImport(id);
  const file = await buildCommissionFile(app.owner, world.person.masterId, { archived_at: 'now' });
  await app.owner.query(
    `UPDATE commission_lines SET ${change} WHERE import_id = $1 AND import_row = $2 AND $3 > 0`,
    [id, 2, file],
  );
  expect((await view(id)).whyNotTakeBack).toMatch(words);
  const refused = await back(id);
  expect(refused.status).toBe(409);
  expect(refused.error.message).toMatch(words);
  expect(await lines()).toHaveLength(2);
});

test('one takes back while another stages: all lines go, or all stay', async () => {
  const { id } = await dryRun(world.person, world.companyId, ROWS);
  await doImport(id);
  const file = (await world.person.client.call(core.createFile, { body: MARCH })).body;
  const [staged, taken] = await Promise.all([
    world.person.client.call(updateLines, {
      params: { id: file.id },
      body: { status: 1, new_status: 2, details: '*' },
    }),
    back(id),
  ]);
  expect([staged.status, taken.status].sort()).toEqual([200, 409]);
  expect((await lines()).filter(({ source }) => source === 2)).toHaveLength(taken.status === 200 ? 0 : 2);
});

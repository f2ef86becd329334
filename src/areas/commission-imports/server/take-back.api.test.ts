import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as core from '#areas/commissions/contract.ts';
import { deleteLines, updateLines } from '#areas/commissions/line-contract.ts';
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
  const all = await lines();
  expect((await back(id)).body).toMatchObject({
    lines: 2,
    files: [{ file, lines: 2, total: 80.05, details: [{ amount: 100.1 }, { amount: -20.05 }] }],
    restored: [],
  });
  expect(await lines()).toEqual([]);
  const listed = { lines: all.map((line) => ({ line: line.id, amount: line.adjusted, status: 'Pending' })) };
  expect(await world.logOf(file, 'lines taken back')).toMatchObject([
    { before: listed, after: { filename: 'march.csv' } },
  ]);
  expect(await world.logOf(id, 'taken back', 'commission import')).toMatchObject([{ before: listed }]);
  expect((await app.owner.query('SELECT version FROM commission_files WHERE id = $1', [file])).rows).toEqual([
    { version: 2 },
  ]);
  expect(await view(id)).toMatchObject({ state: 'takenBack' });
  const actions = (await logged()).map(({ action }) => action).sort();
  expect(actions).toEqual(['imported', 'lines taken back', 'taken back']);
  expect((await back(id)).status).toBe(409);
  const again = await dryRun(world.person, world.companyId, ROWS);
  expect((await doImport(again.id)).status).toBe(200);
});

test('a forwarded generated line and its copy, replaced by an imported line, are back when the import is taken back', async () => {
  const { client } = world.person;
  const create = async (body = {}) =>
    (await client.call(core.createFile, { body: { ...MARCH, ...body } })).body;
  await world.policy();
  const first = await create();
  await client.call(updateLines, {
    params: { id: first.id },
    body: { status: 1, new_status: 4, details: '*' },
  });
  const second = await create({ forwardOnly: true });
  const before = await lines();
  expect(before).toHaveLength(2);
  const { id } = await dryRun(world.person, world.companyId, [ROWS[0] as string]);
  await doImport(id);
  const third = await create();
  expect(third.replaced.map(({ file }: core.ChangedFile) => file)).toEqual([first.id, second.id]);
  expect((await back(id)).body).toMatchObject({
    lines: 1,
    files: [{ file: third.id, lines: 1, total: 100.1 }],
    restored: [
      { file: first.id, lines: 1, total: 100, details: [{ status: 4 }] },
      { file: second.id, lines: 1, total: 100, details: [{ status: 1 }] },
    ],
  });
  expect((await lines()).sort((a, b) => a.id - b.id)).toEqual(before.sort((a, b) => a.id - b.id));
  expect(await world.logOf(second.id, 'lines restored')).toMatchObject([
    { after: { importTakenBack: 'march.csv', lines: [{ amount: 10_000, status: 'Pending' }] } },
  ]);
});

test('a copy that somebody deleted stays deleted when its generated original is back', async () => {
  const { client } = world.person;
  const create = async (body = {}) =>
    (await client.call(core.createFile, { body: { ...MARCH, ...body } })).body;
  await world.policy();
  const first = await create();
  await client.call(updateLines, {
    params: { id: first.id },
    body: { status: 1, new_status: 4, details: '*' },
  });
  const second = await create({ forwardOnly: true });
  await client.call(deleteLines, { params: { id: second.id }, body: { details: '*' } });
  const { id } = await dryRun(world.person, world.companyId, [ROWS[0] as string]);
  await doImport(id);
  await create();
  expect((await back(id)).body).toMatchObject({ lines: 1, restored: [{ file: first.id, lines: 1 }] });
  expect((await create({ forwardOnly: true })).lines).toBe(0);
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld, readLines } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

const masterOf = ({ owner }: { owner: { masterId: number } }) => owner.masterId;

test('a preview shows lines, splits and totals, and settles nothing', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofAnna, 1001);
  await world.newLine(file, world.ofBoth, -501);
  await world.newLine(file, world.ofHouse, 900);
  await world.newLine(file, world.ofAnna, 5000, { status: 1 });
  const { body } = await world.owner.client.call(contract.previewStatement, {
    body: { employee: world.anna.id },
  });
  expect(body.total).toEqual({ lines: 2, adjusted: 5, share: 2.5 });
  expect(body.results.map(({ split, share }: contract.ShareLine) => [split, share])).toEqual([
    [50, 5],
    [50, -2.5],
  ]);
  expect(body.companies).toHaveLength(1);
  const lines = await readLines(app, masterOf(world));
  expect(lines.map(({ status, shares }) => [status, shares])).toEqual([
    [2, []],
    [2, []],
    [2, []],
    [1, []],
  ]);
});

test('a line is settled by the first statement that takes a share; other producers’ shares wait for their own', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofBoth, 1001);
  const { client } = world.owner;
  const first = await client.call(contract.createStatement, {
    body: { employee: world.anna.id, note: 'May' },
  });
  expect(first.body).toMatchObject({ lines: 1, amount: 5, posted: 0, state: 'unposted', note: 'May' });
  expect(await readLines(app, masterOf(world))).toMatchObject([{ status: 3, shares: [500, 333, 168] }]);
  const { body: waiting } = await client.call(contract.listWaiting);
  expect(waiting.results).toEqual([
    { employee: { id: world.ben.id, name: 'Ben Birch' }, lines: 1, amount: 3.33 },
  ]);
  const second = await client.call(contract.createStatement, { body: { employee: world.ben.id } });
  expect(second.body).toMatchObject({ lines: 1, amount: 3.33 });
  expect((await client.call(contract.listWaiting)).body).toEqual({ results: [], house: [] });
});

test('a statement takes all staged lines, or those of one file, or up to a transaction date', async () => {
  const world = await newWorld(app);
  const [one, two] = [await world.newFile(), await world.newFile()];
  await world.newLine(one, world.ofAnna, 100, { transaction_on: '2026-11-01' });
  await world.newLine(one, world.ofAnna, 200, { transaction_on: '2026-11-20' });
  await world.newLine(two, world.ofAnna, 400, { transaction_on: '2026-11-01' });
  const { client } = world.owner;
  const preview = async (body: object) =>
    (await client.call(contract.previewStatement, { body: { employee: world.anna.id, ...body } })).body.total
      .share;
  expect(await preview({})).toBe(3.5);
  expect(await preview({ file: one })).toBe(1.5);
  expect(await preview({ until: '2026-11-01' })).toBe(2.5);
  expect(await preview({ file: one, until: '2026-11-01' })).toBe(0.5);
  const { body } = await client.call(contract.createStatement, {
    body: { employee: world.anna.id, file: one, until: '2026-11-19', amount: 0.5 },
  });
  expect(body).toMatchObject({ lines: 1, amount: 0.5, files: [{ id: one, amount: 0.5 }] });
  expect(await preview({})).toBe(3);
});

test('what is archived, deleted or pending gives nothing, and a statement of nothing is not made', async () => {
  const world = await newWorld(app);
  const archived = await world.newFile({ archived_at: '2026-11-12' });
  await world.newLine(archived, world.ofAnna, 100);
  await world.newLine(await world.newFile(), world.ofAnna, 100, { status: 1 });
  await world.newLine(await world.newFile(), world.ofAnna, 100, { deleted_at: '2026-11-12' });
  const { client } = world.owner;
  const refused = await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringMatching(/Nothing is staged/)]);
  const named = await client.call(contract.createStatement, {
    body: { employee: world.anna.id, file: archived },
  });
  expect([named.status, Object.keys(named.error.errors ?? {})]).toEqual([422, ['file']]);
  expect((await client.call(contract.listStatements)).body.pagination.total).toBe(0);
});

test('a person or file of another agency is refused at its field', async () => {
  const [world, other] = [await newWorld(app), await newWorld(app)];
  const file = await other.newFile();
  for (const endpoint of [contract.previewStatement, contract.createStatement]) {
    const { client } = world.owner;
    const stranger = await client.call(endpoint, { body: { employee: other.anna.id } });
    expect([stranger.status, Object.keys(stranger.error.errors ?? {})]).toEqual([422, ['employee']]);
    const foreign = await client.call(endpoint, { body: { employee: world.anna.id, file } });
    expect([foreign.status, Object.keys(foreign.error.errors ?? {})]).toEqual([422, ['file']]);
  }
});

test('when it comes to a different amount than the preview showed, nothing is settled', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofAnna, 1000);
  const refused = await world.owner.client.call(contract.createStatement, {
    body: { employee: world.anna.id, amount: 4.99 },
  });
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'This now comes to $5.00, not $4.99. Please check it again.',
  ]);
  expect(await readLines(app, masterOf(world))).toMatchObject([{ status: 2, shares: [] }]);
});

test('with one key it is created once; two people at the same time take each share once', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  for (let n = 0; n < 20; n++) await world.newLine(file, world.ofBoth, 1000 + n);
  const create = (headers: Record<string, string>) =>
    world.owner.client.call(contract.createStatement, { body: { employee: world.anna.id }, headers });
  const same = await Promise.all(Array.from({ length: 4 }, () => create({ 'idempotency-key': 'one' })));
  expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
  const other = await world.newFile();
  for (let n = 0; n < 20; n++) await world.newLine(other, world.ofBoth, 1000 + n);
  const both = await Promise.all(Array.from({ length: 4 }, () => create({})));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS shares, count(DISTINCT line_id)::int AS lines FROM commission_shares
     WHERE master_id = $1 AND employee_id = $2`,
    [masterOf(world), world.anna.id],
  );
  expect(rows[0]).toEqual({ shares: 40, lines: 40 });
});

test('deleting an unposted statement brings lines back to Staged when no share remains on a statement', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofBoth, 1001);
  await world.newLine(file, world.ofAnna, 600);
  const { client } = world.owner;
  const create = async (employee: number) =>
    (await client.call(contract.createStatement, { body: { employee } })).body.id as number;
  const [ofAnna, ofBen] = [await create(world.anna.id), await create(world.ben.id)];
  expect((await client.call(contract.deleteStatement, { params: { id: ofAnna } })).status).toBe(200);
  expect(await readLines(app, masterOf(world))).toMatchObject([
    { status: 3, shares: [500, 333, 168] },
    { status: 2, shares: [] },
  ]);
  expect((await client.call(contract.findStatement, { params: { id: ofAnna } })).status).toBe(404);
  expect((await client.call(contract.deleteStatement, { params: { id: ofAnna } })).status).toBe(404);
  await client.call(contract.deleteStatement, { params: { id: ofBen } });
  expect(await readLines(app, masterOf(world))).toMatchObject([
    { status: 2, shares: [] },
    { status: 2, shares: [] },
  ]);
  const again = await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  expect(again.body).toMatchObject({ lines: 2, amount: 8 });
});

test('a statement whose lines are in an archived file stays until that is un-archived', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofAnna, 600);
  const { client } = world.owner;
  const { id } = (await client.call(contract.createStatement, { body: { employee: world.anna.id } })).body;
  await client.call(files.archiveFiles, { body: { ids: [file] } });
  const refused = await client.call(contract.deleteStatement, { params: { id } });
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining(`File ${file}`)]);
  await client.call(files.unarchiveFiles, { body: { ids: [file] } });
  expect((await client.call(contract.deleteStatement, { params: { id } })).status).toBe(200);
});

test('a settled line is locked, its file is not deleted, and its merge is not undone', async () => {
  const world = await newWorld(app);
  const [target, source] = [await world.newFile(), await world.newFile()];
  await world.newLine(source, world.ofAnna, 600);
  const { client } = world.owner;
  await client.call(files.mergeFiles, { body: { ids: [target, source] } });
  await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  expect((await client.call(files.undoMerge, { params: { id: target } })).status).toBe(409);
  expect((await client.call(files.deleteFiles, { body: { ids: [target] } })).status).toBe(409);
  const { body } = await client.call(files.fetchFiles, { body: { ids: [target] } });
  expect(body.data[0]).toMatchObject({ details: { settled: 1 }, deletable: false, postable: 2 });
});

test('the list is paged and filtered by person, state and when it was made', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  for (const employee of [world.anna.id, world.ben.id]) {
    await world.newLine(await world.newFile(), world.ofBoth, 1000);
    await client.call(contract.createStatement, { body: { employee } });
  }
  const list = async (query: Record<string, unknown>) =>
    (await client.call(contract.listStatements, { query })).body;
  expect((await list({})).results.map((row: contract.StatementRow) => row.employee.name)).toEqual([
    'Ben Birch',
    'Anna Alder',
  ]);
  expect((await list({ employee: world.anna.id })).pagination.total).toBe(1);
  expect((await list({ state: 'unposted' })).pagination.total).toBe(2);
  expect((await list({ state: 'posted' })).pagination.total).toBe(0);
  expect((await list({ per_page: 1, page: 2 })).results).toHaveLength(1);
  expect((await list({ per_page: 1, page: 9 })).pagination.current_page).toBe(2);
  expect((await list({ to: '2020-01-01T00:00:00Z' })).pagination.total).toBe(0);
  expect((await list({ from: '2020-01-01T00:00:00Z' })).pagination.total).toBe(2);
  const { body: choices } = await client.call(contract.statementChoices);
  expect(choices.people.map(({ name }: { name: string }) => name)).toEqual(['Anna Alder', 'Ben Birch']);
  expect(choices.files).toHaveLength(2);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import * as lines from '#areas/commissions/line-contract.ts';
import { CLOSED } from '#areas/commissions/rules.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld, type StatementWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

const post = ({ owner }: StatementWorld, ids: number[], more: object = {}) =>
  owner.client.call(posting.postFiles, { body: { ids, ...more } });

const move = ({ owner }: StatementWorld, id: number, status: number, new_status: number) =>
  owner.client.call(lines.updateLines, { params: { id }, body: { status, new_status, details: '*' } });

/** A posted file: a line of Anna is paid, one is forwarded; others as told are still open. */
async function postedFile(open: Record<string, unknown>[] = []) {
  const world = await newWorld(app);
  const { client } = world.owner;
  const file = await world.newFile();
  const deleted = await world.newLine(file, world.ofAnna, 300, { status: 1 });
  const { deletion } = (
    await client.call(lines.deleteLines, { params: { id: file }, body: { details: [deleted] } })
  ).body;
  await world.newLine(file, world.ofAnna, 1000);
  await world.newLine(file, world.ofAnna, 500, { status: 4 });
  for (const columns of open) await world.newLine(file, world.ofAnna, 200, columns);
  await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  expect((await post(world, [file])).status).toBe(200);
  return { world, client, file, deletion };
}

test('a posted file is closed: every changing call on it or its lines is refused with the reason', async () => {
  const { world, client, file, deletion } = await postedFile();
  const other = await world.newFile();
  const params = { id: file };
  const version = (await client.call(posting.tieOutFiles, { body: { ids: [file] } })).body.data[0].version;
  const body = { details: '*' as const };
  const answers = {
    manual: await client.call(lines.addManualLine, {
      params: { fileId: file },
      body: { policy: world.ofAnna, amount: 1, reason: 'Bonus' },
    }),
    restore: await client.call(lines.restoreLines, { params, body: { deletion } }),
    adjust: await client.call(lines.adjustLines, {
      params,
      body: { details: [{ id: 1, amount: 1 }], reason: 'Checked' },
    }),
    delete: await client.call(lines.deleteLines, { params, body }),
    stage: await move(world, file, 1, 2),
    unforward: await move(world, file, 4, 1),
    unforwardWithAll: await move(world, file, 0, 1),
    deposit: await client.call(posting.saveDeposit, { params, body: { depositAmount: 1, version } }),
    mergeInto: await client.call(files.mergeFiles, { body: { ids: [file, other] } }),
    mergeFrom: await client.call(files.mergeFiles, { body: { ids: [other, file] } }),
    unmerge: await client.call(files.undoMerge, { params }),
  };
  for (const [call, { status, error }] of Object.entries(answers))
    expect([call, status, error?.message]).toEqual([call, 409, expect.stringContaining(CLOSED)]);
  expect((await client.call(files.deleteFiles, { body: { ids: [file] } })).status).toBe(409);
  const view = (await client.call(files.viewFile, { params })).body;
  expect(view).toMatchObject({ file: { posted: expect.any(String), merge: null }, totals: { forwarded: 1 } });
  expect((await client.call(files.fetchFiles, { body: { ids: [file, other] } })).body.data).toMatchObject([
    { posted: expect.any(String) },
    { posted: null },
  ]);
});

test('what was left open in a posted file can still be staged, forwarded, settled and posted, and nothing comes back', async () => {
  const { world, client, file } = await postedFile([{ status: 1 }, { status: 1 }]);
  const { data } = (await client.call(lines.listLines, { params: { id: file }, body: { status: 1 } })).body;
  const [one, two] = data.map(({ id }: lines.CommissionLine) => id);
  const change = (new_status: number, details: number[]) =>
    client.call(lines.updateLines, { params: { id: file }, body: { new_status, details } });
  expect((await change(4, [one])).status).toBe(200);
  expect((await change(1, [one])).error.message).toBe(CLOSED);
  expect((await change(2, [two])).status).toBe(200);
  expect((await change(1, [two])).status).toBe(200);
  expect((await change(2, [two])).status).toBe(200);
  await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  expect((await post(world, [file])).body).toEqual({ affected_items: 2, amount: 2 });
});

test('unmatched lines are not settled for the house without saying so, with their number and dollars', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  const file = await world.newFile();
  await world.newLine(file, world.ofHouse, 700);
  for (const cents of [-200, 1234_50]) await world.newLine(file, null, cents);
  expect((await client.call(contract.listWaiting)).body.house).toMatchObject([
    { file, lines: 3, unmatched: { lines: 2, amount: 1232.5 } },
  ]);
  const settle = (body?: object) =>
    client.call(posting.settleHouse, { params: { id: file }, ...(body && { body }) });
  const refused = await settle();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('2 lines are matched with no policy: $1,232.50.'),
  ]);
  expect((await settle({ despiteUnmatched: 'yes' })).status).toBe(422);
  expect((await settle({ despiteUnmatched: true })).body).toEqual({ affected_items: 3, amount: 1239.5 });
});

test('a file that holds unmatched lines is neither posted nor archived without saying so; the log keeps how many', async () => {
  const world = await newWorld(app);
  const { client, masterId } = world.owner;
  const file = await world.newFile();
  await world.newLine(file, world.ofHouse, 700);
  await client.call(posting.settleHouse, { params: { id: file } });
  await world.newLine(file, null, 1000, { status: 1 });
  const why = expect.stringContaining(`File ${file}: 1 line is matched with no policy: $10.00.`);
  expect((await client.call(posting.tieOutFiles, { body: { ids: [file] } })).body.data[0]).toMatchObject({
    posted: null,
    unmatched: { lines: 1, amount: 10 },
  });
  const archive = (more = {}) => client.call(files.archiveFiles, { body: { ids: [file], ...more } });
  for (const refused of [await post(world, [file]), await archive()])
    expect([refused.status, refused.error.message]).toEqual([409, why]);
  expect((await post(world, [file], { despiteUnmatched: true })).status).toBe(200);
  const { rows } = await app.owner.query(
    "SELECT after FROM change_log WHERE master_id = $1 AND subject_id = $2 AND action = 'posted'",
    [masterId, file],
  );
  expect(rows).toMatchObject([{ after: { unmatchedLines: 1, unmatchedAmount: 1000 } }]);
  expect((await archive({ despiteUnmatched: true })).status).toBe(204);
});

test('posted and added to at the same time: what is added is in the file before it is posted, or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const world = await newWorld(app);
    const { client } = world.owner;
    const file = await world.newFile();
    await world.newLine(file, world.ofAnna, 1000);
    await client.call(contract.createStatement, { body: { employee: world.anna.id } });
    const [posted, added] = await Promise.all([
      post(world, [file]),
      client.call(lines.addManualLine, {
        params: { fileId: file },
        body: { policy: world.ofAnna, amount: 1, reason: 'Bonus' },
      }),
    ]);
    expect(posted.status).toBe(200);
    const { rows } = await app.owner.query(
      `SELECT action FROM change_log WHERE subject_id = $1 AND action IN ('posted', 'line added') ORDER BY id`,
      [file],
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(added.status === 200 ? ['line added', 'posted'] : ['posted']);
  }
});

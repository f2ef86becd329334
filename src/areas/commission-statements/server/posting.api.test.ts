import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
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

/** A world with one file of a line for both, of which Anna has a statement. */
async function settledWorld() {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofBoth, 1001);
  const { body } = await world.owner.client.call(contract.createStatement, {
    body: { employee: world.anna.id },
  });
  return { world, file, statement: body.id as number };
}

async function ledgerOf({ owner }: StatementWorld) {
  const { rows } = await app.owner.query(
    `SELECT file_id, statement_id, employee_id, cents, reason FROM commission_ledger WHERE master_id = $1 ORDER BY id`,
    [owner.masterId],
  );
  return rows;
}

const post = ({ owner }: StatementWorld, ids: number[], more: object = {}, headers = {}) =>
  owner.client.call(posting.postFiles, { body: { ids, ...more }, headers });

test('posting writes what is settled and on a statement once to the ledger: file, statement, employee, cents', async () => {
  const { world, file, statement } = await settledWorld();
  const { client } = world.owner;
  const answer = await post(world, [file]);
  expect(answer.body).toEqual({ affected_items: 2, amount: 6.68 });
  const first = [
    { file_id: file, statement_id: statement, employee_id: world.anna.id, cents: 500, reason: '' },
    { file_id: file, statement_id: null, employee_id: null, cents: 168, reason: '' },
  ];
  expect(await ledgerOf(world)).toEqual(first);
  const { body: found } = await client.call(contract.findStatement, { params: { id: statement } });
  expect(found).toMatchObject({ state: 'posted', posted: 5, ledger: [{ file, amount: 5 }] });
  expect((await post(world, [file])).status).toBe(409);
  const ofBen = await client.call(contract.createStatement, { body: { employee: world.ben.id } });
  expect((await post(world, [file])).body).toEqual({ affected_items: 1, amount: 3.33 });
  expect(await ledgerOf(world)).toEqual([
    ...first,
    { file_id: file, statement_id: ofBen.body.id, employee_id: world.ben.id, cents: 333, reason: '' },
  ]);
});

test('a statement is partly posted while another of its files is not; neither that nor a posted one is deleted', async () => {
  const { world, file, statement } = await settledWorld();
  const { client } = world.owner;
  const other = await world.newFile();
  await world.newLine(other, world.ofAnna, 100);
  await world.newLine(file, world.ofAnna, 100);
  const { id } = (await client.call(contract.createStatement, { body: { employee: world.anna.id } })).body;
  await post(world, [other]);
  const list = async (state: string) =>
    (await client.call(contract.listStatements, { query: { state } })).body.results.map(
      (row: contract.StatementRow) => row.id,
    );
  expect(await list('partly')).toEqual([id]);
  expect(await list('unposted')).toEqual([statement]);
  expect((await client.call(contract.deleteStatement, { params: { id } })).status).toBe(409);
  await post(world, [file]);
  expect(await list('posted')).toEqual([id, statement]);
  expect((await client.call(contract.deleteStatement, { params: { id } })).status).toBe(409);
});

test('every selected file must be postable, else 409 naming which; then none is posted', async () => {
  const { world, file } = await settledWorld();
  const empty = await world.newFile();
  const refused = await post(world, [file, empty]);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    `File ${empty}: Nothing in this file is settled and not posted yet.`,
  ]);
  expect(await ledgerOf(world)).toEqual([]);
});

test('a file of another agency, or none, is 404', async () => {
  const [{ world, file }, other] = [await settledWorld(), await settledWorld()];
  for (const ids of [[file, other.file], [999_999_999]]) {
    expect((await post(world, ids)).status).toBe(404);
    expect((await world.owner.client.call(posting.tieOutFiles, { body: { ids } })).status).toBe(404);
  }
  expect(await ledgerOf(world)).toEqual([]);
});

test('ten simultaneous posts are one; the same key answers the first result again, and another body under it is 422', async () => {
  const { world, file } = await settledWorld();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(world, [file])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await ledgerOf(world)).toHaveLength(2);
  const next = await settledWorld();
  const key = { 'idempotency-key': 'post' };
  const first = await post(next.world, [next.file], {}, key);
  expect((await post(next.world, [next.file], {}, key)).body).toEqual(first.body);
  expect((await post(next.world, [next.file], { reason: 'Other' }, key)).status).toBe(422);
  expect(await ledgerOf(next.world)).toHaveLength(2);
});

test('the ledger cannot be altered by the application’s role', async () => {
  const { world, file } = await settledWorld();
  await post(world, [file]);
  for (const change of [
    sql`UPDATE commission_ledger SET cents = 1`,
    sql`DELETE FROM commission_ledger`,
    sql`TRUNCATE commission_ledger`,
  ])
    await expect(
      app.services.database.asTenant({ masterId: world.owner.masterId }, (db) => change.execute(db)),
    ).rejects.toThrow(/permission denied/);
});

test('lines without producers are settled for the house, file by file, and can be brought back until they are posted', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await world.newLine(file, world.ofHouse, 700);
  await world.newLine(file, null, -200);
  await world.newLine(file, world.ofAnna, 100);
  const { client } = world.owner;
  const params = { id: file };
  expect((await client.call(contract.listWaiting)).body.house).toMatchObject([{ file, lines: 2, amount: 5 }]);
  const settle = () => client.call(posting.settleHouse, { params, body: { despiteUnmatched: true } });
  expect((await settle()).body).toEqual({ affected_items: 2, amount: 5 });
  expect((await settle()).status).toBe(409);
  expect((await client.call(posting.unsettleHouse, { params })).body).toEqual({
    affected_items: 2,
    amount: 5,
  });
  expect((await client.call(posting.unsettleHouse, { params })).status).toBe(409);
  await settle();
  await post(world, [file], { despiteUnmatched: true });
  expect((await client.call(posting.unsettleHouse, { params })).status).toBe(409);
  expect(await ledgerOf(world)).toMatchObject([{ file_id: file, statement_id: null, cents: 500 }]);
});

test('posted lines are settled for good: a correction is a negative line in a later file', async () => {
  const { world, file } = await settledWorld();
  await post(world, [file]);
  const later = await world.newFile();
  await world.newLine(later, world.ofBoth, -1001);
  await world.owner.client.call(contract.createStatement, { body: { employee: world.anna.id } });
  await post(world, [later]);
  const sum = (await ledgerOf(world)).reduce((total, { cents }) => total + cents, 0);
  expect(sum).toBe(0);
});

test('an archived file can still be posted; a merged file keeps its statement links', async () => {
  const { world, file } = await settledWorld();
  const { client } = world.owner;
  const target = await world.newFile();
  await client.call(files.mergeFiles, { body: { ids: [target, file] } });
  await client.call(files.archiveFiles, { body: { ids: [target] } });
  expect((await post(world, [target])).body).toEqual({ affected_items: 2, amount: 6.68 });
});

test('posted and deleted at the same time: one of the two happens, never half of both', async () => {
  for (let round = 0; round < 5; round++) {
    const { world, file, statement } = await settledWorld();
    const [posted, deleted] = await Promise.all([
      post(world, [file]),
      world.owner.client.call(contract.deleteStatement, { params: { id: statement } }),
    ]);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([posted.status, deleted.status]);
    expect(await ledgerOf(world)).toHaveLength(posted.status === 200 ? 2 : 0);
  }
});

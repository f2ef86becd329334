import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

test('the tie-out shows deposit amount, lines and statements; forwarded lines wait for a later file', async () => {
  const world = await newWorld(app);
  const file = await world.newFile({ deposit_amount: 1801 });
  await world.newLine(file, world.ofBoth, 1001);
  await world.newLine(file, world.ofHouse, 500);
  await world.newLine(file, world.ofHouse, 300, { status: 1 });
  await world.newLine(file, world.ofHouse, 9900, { status: 4 });
  const { client } = world.owner;
  const read = async () => (await client.call(posting.tieOutFiles, { body: { ids: [file] } })).body.data[0];
  const sums = { depositAmount: 18.01, lines: 18.01, forwarded: 99, pending: 3 };
  const none = { shares: 0, amount: 0 };
  expect(await read()).toMatchObject({ ...sums, statements: 0, open: 0, staged: 15.01, unposted: none });
  await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  const unposted = { shares: 2, amount: 6.68 };
  expect(await read()).toMatchObject({
    ...sums,
    statements: 6.68,
    house: 1.68,
    open: 3.33,
    staged: 5,
    unposted,
  });
  await client.call(posting.settleHouse, { params: { id: file } });
  await client.call(contract.createStatement, { body: { employee: world.ben.id } });
  expect(await read()).toMatchObject({
    ...sums,
    statements: 15.01,
    house: 6.68,
    houseLines: 1,
    open: 0,
    staged: 0,
  });
});

test('the deposit amount of an active file can be changed, with its version, and is logged', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  const { client } = world.owner;
  const save = (body: object) => client.call(posting.saveDeposit, { params: { id: file }, body });
  const saved = await save({ depositAmount: 12.5, version: 1 });
  expect(saved.body).toMatchObject({ id: file, depositAmount: 12.5, version: 2 });
  const stale = await save({ depositAmount: 13, version: 1 });
  expect([stale.status, stale.error.changedBy]).toEqual([409, world.owner.name]);
  expect(stale.body.current).toMatchObject({ depositAmount: 12.5, version: 2 });
  expect((await save({ depositAmount: null })).body.depositAmount).toBeNull();
  const { rows } = await app.owner.query(
    `SELECT before, after FROM change_log WHERE subject = 'commission file' AND subject_id = $1 ORDER BY id`,
    [file],
  );
  expect(rows).toEqual([
    { before: { amount: null }, after: { amount: 1250 } },
    { before: { amount: 1250 }, after: { amount: null } },
  ]);
  await client.call(files.archiveFiles, { body: { ids: [file] } });
  expect((await save({ depositAmount: 1 })).status).toBe(409);
});

test.each([[12.345], [-1], ['abc'], [1e15], [undefined]])(
  'the deposit amount %s is refused',
  async (amount) => {
    const world = await newWorld(app);
    const refused = await world.owner.client.call(posting.saveDeposit, {
      params: { id: await world.newFile() },
      body: { depositAmount: amount },
    });
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['depositAmount']]);
  },
);

test('the reason for a difference is optional on the wire; given, the ledger and the log keep it', async () => {
  const world = await newWorld(app);
  const { client } = world.owner;
  const settle = async () => {
    const file = await world.newFile({ deposit_amount: 1 });
    await world.newLine(file, world.ofAnna, 1000);
    await client.call(contract.createStatement, { body: { employee: world.anna.id } });
    return file;
  };
  const [silent, told] = [await settle(), await settle()];
  expect((await client.call(posting.postFiles, { body: { ids: [silent] } })).status).toBe(200);
  const reason = 'The carrier rounds.';
  const long = await client.call(posting.postFiles, { body: { ids: [told], reason: 'x'.repeat(501) } });
  expect([long.status, Object.keys(long.error.errors ?? {})]).toEqual([422, ['reason']]);
  expect((await client.call(posting.postFiles, { body: { ids: [told], reason } })).status).toBe(200);
  const { rows: ledger } = await app.owner.query(
    'SELECT DISTINCT file_id, reason FROM commission_ledger WHERE master_id = $1 ORDER BY file_id',
    [world.owner.masterId],
  );
  expect(ledger).toEqual([
    { file_id: silent, reason: '' },
    { file_id: told, reason },
  ]);
  const { rows: log } = await app.owner.query(
    `SELECT after FROM change_log WHERE subject = 'commission file' AND subject_id = $1 AND action = 'posted'`,
    [told],
  );
  expect(log[0].after).toEqual({
    shares: 2,
    amount: 1000,
    depositDifference: '$9.99',
    open: '$0.00',
    reason,
  });
});

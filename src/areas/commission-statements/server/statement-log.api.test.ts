import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld, type StatementWorld } from './test-world.ts';

let app: TestApp;
let world: StatementWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionStatementRoutes] });
});
beforeEach(async () => {
  world = await newWorld(app);
});
afterAll(() => app.close());

async function logOf(id: number, action: string, subject = 'commission file') {
  const { rows } = await app.owner.query(
    `SELECT before, after FROM change_log
     WHERE master_id = $1 AND subject = $2 AND subject_id = $3 AND action = $4`,
    [world.owner.masterId, subject, id, action],
  );
  return rows;
}

test('a statement that is made or deleted is logged in each of its files, with its lines and amounts, and deleting says which', async () => {
  const { client } = world.owner;
  const [one, two] = [await world.newFile(), await world.newFile()];
  const [first, second] = [
    await world.newLine(one, world.ofAnna, 1000),
    await world.newLine(two, world.ofAnna, 600),
  ];
  const { id } = (await client.call(contract.createStatement, { body: { employee: world.anna.id } })).body;
  expect(await logOf(one, 'settled')).toEqual([
    {
      before: null,
      after: { statement: id, lines: [{ line: first, policy: 'TEST-1', amount: 1000, status: 'Settled' }] },
    },
  ]);
  const { body } = await client.call(contract.deleteStatement, { params: { id } });
  expect(body.files).toMatchObject([
    { file: one, lines: 1, total: 10, details: [{ id: first, amount: 10 }] },
    { file: two, lines: 1, total: 6, details: [{ id: second, amount: 6 }] },
  ]);
  expect(await logOf(two, 'unsettled')).toMatchObject([
    { after: { statementDeleted: id, lines: [{ line: second, amount: 600, status: 'Staged' }] } },
  ]);
  expect(await logOf(id, 'deleted', 'commission statement')).toMatchObject([
    {
      before: {
        employeeId: world.anna.id,
        amount: 800,
        count: 2,
        lines: [
          { line: first, policy: 'TEST-1', amount: 500, file: one },
          { line: second, policy: 'TEST-1', amount: 300, file: two },
        ],
      },
    },
  ]);
});

test('a statement is logged with the share of every line, also of lines that another statement settled, in their files too', async () => {
  const { client } = world.owner;
  const [one, two] = [await world.newFile(), await world.newFile()];
  const shared = await world.newLine(one, world.ofBoth, 1000);
  const own = await world.newLine(two, world.ofAnna, 600);
  const make = async (employee: number) =>
    (await client.call(contract.createStatement, { body: { employee } })).body.id;
  await make(world.ben.id);
  const id = await make(world.anna.id);
  const [taken, staged] = [
    { line: shared, policy: 'TEST-1', amount: 500 },
    { line: own, policy: 'TEST-1', amount: 300 },
  ];
  expect(await logOf(id, 'created', 'commission statement')).toMatchObject([
    {
      after: {
        employeeId: world.anna.id,
        amount: 800,
        count: 2,
        lines: [
          { ...taken, file: one },
          { ...staged, file: two },
        ],
      },
    },
  ]);
  expect(await logOf(one, 'shares settled')).toEqual([
    { before: null, after: { statement: id, lines: [taken] } },
  ]);
  await client.call(contract.deleteStatement, { params: { id } });
  expect(await logOf(one, 'shares unsettled')).toEqual([
    { before: null, after: { statementDeleted: id, lines: [taken] } },
  ]);
  expect(await logOf(one, 'unsettled')).toEqual([]);
  expect(await logOf(two, 'unsettled')).toHaveLength(1);
});

test('what is settled for the house and brought back is logged line by line', async () => {
  const { client } = world.owner;
  const file = await world.newFile();
  const line = await world.newLine(file, world.ofHouse, 700);
  for (const [endpoint, action, status] of [
    [posting.settleHouse, 'settled for the house', 'Settled'],
    [posting.unsettleHouse, 'unsettled for the house', 'Staged'],
  ] as const) {
    expect((await client.call(endpoint, { params: { id: file } })).body).toEqual({
      affected_items: 1,
      amount: 7,
    });
    expect(await logOf(file, action)).toEqual([
      { before: null, after: { lines: [{ line, policy: 'TEST-1', amount: 700, status }] } },
    ]);
  }
});

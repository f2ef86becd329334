import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import * as correction from '#areas/commissions/correction-contract.ts';
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

const REASON = 'Ben wrote it';

const pay = (world: StatementWorld, id: number, more: object = {}, headers = {}) =>
  world.owner.client.call(correction.wrongProducer, {
    params: { id },
    body: { from: world.anna.id, to: world.ben.id, reason: REASON, ...more },
    headers,
  });

const undo = ({ owner }: StatementWorld, id: number) =>
  owner.client.call(correction.undoCorrection, { params: { id } });

const linesOf = async ({ owner }: StatementWorld, id: number): Promise<lines.CommissionLine[]> =>
  (await owner.client.call(lines.listLines, { params: { id }, body: {} })).body.data;

/** What everybody would be paid by what is staged. */
async function waiting({ owner, anna, ben }: StatementWorld) {
  const { results } = (await owner.client.call(contract.listWaiting)).body;
  const of = (id: number) =>
    results.find(({ employee }: contract.Waiting['results'][number]) => employee.id === id)?.amount ?? 0;
  return [of(anna.id), of(ben.id)];
}

const stage = ({ owner }: StatementWorld, id: number) =>
  owner.client.call(lines.updateLines, {
    params: { id },
    body: { status: 1, new_status: 2, details: '*' },
  });

/** What the ledger has paid, Anna, Ben and the house. */
async function paid({ owner, anna, ben }: StatementWorld) {
  const { rows } = await app.owner.query(
    `SELECT employee_id, sum(cents)::int AS cents FROM commission_ledger WHERE master_id = $1 GROUP BY employee_id`,
    [owner.masterId],
  );
  return [anna.id, ben.id, null].map((id) => rows.find((row) => row.employee_id === id)?.cents ?? 0);
}

const postAll = async (world: StatementWorld, file: number) => {
  await world.owner.client.call(contract.createAllStatements, { body: {} });
  expect((await world.owner.client.call(posting.postFiles, { body: { ids: [file] } })).status).toBe(200);
};

async function postedLine(cents = 1001) {
  const world = await newWorld(app);
  const file = await world.newFile();
  const line = await world.newLine(file, world.ofBoth, cents);
  await postAll(world, file);
  return { world, file, line };
}

test('a line that is not settled is paid to the right producer at once, and back again', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  const line = await world.newLine(file, world.ofAnna, 1000);
  const { body: before } = await world.owner.client.call(correction.lineProducers, { params: { id: line } });
  expect(before).toMatchObject({
    producers: [{ employee: { id: world.anna.id, name: 'Anna Alder' }, split: 50 }],
    whyNot: null,
    settled: false,
  });
  expect((await pay(world, line)).body).toEqual({ lines: 0, total: 10, file });
  expect(await waiting(world)).toEqual([0, 5]);
  expect((await pay(world, line)).error.errors).toEqual({
    from: ['Choose somebody who earns of this line.'],
  });
  await pay(world, line, { from: world.ben.id, to: world.anna.id });
  expect(await waiting(world)).toEqual([5, 0]);
  const { rows } = await app.owner.query(
    "SELECT before, after FROM change_log WHERE subject_id = $1 AND action = 'producer changed' ORDER BY id",
    [file],
  );
  expect(rows[0]).toMatchObject({
    before: { producer: world.anna.id },
    after: { producer: world.ben.id, line, amount: 1000, reason: REASON },
  });
});

test('a forwarded line is paid to the right producer by the file that picks it up', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  const line = await world.newLine(file, world.ofAnna, 1000, { status: 1 });
  await pay(world, line);
  const { client } = world.owner;
  await client.call(lines.updateLines, { params: { id: file }, body: { new_status: 4, details: '*' } });
  expect((await pay(world, line)).status).toBe(409);
  const later = (await client.call(files.createFile, { body: { forwardOnly: true } })).body.id;
  await stage(world, later);
  expect(await waiting(world)).toEqual([0, 5]);
});

test('a posted line is taken back from whom it paid and paid anew, in the next open file, to the cent', async () => {
  const { world, file, line } = await postedLine();
  expect(await paid(world)).toEqual([500, 333, 168]);
  const next = await world.newFile();
  expect((await pay(world, line)).body).toEqual({ lines: 2, total: 10.01, file: next });
  const made = await linesOf(world, next);
  expect(made).toMatchObject([
    { source: 4, status: 1, adjusted: -10.01, commissionable: -100, reason: REASON },
    { source: 4, status: 1, adjusted: 10.01, commissionable: 100, reason: REASON },
  ]);
  expect(made.map(({ corrects }) => corrects)).toEqual([
    { line, file, isReversal: true },
    { line, file, isReversal: false },
  ]);
  expect((await linesOf(world, file))[0]).toMatchObject({ adjusted: 10.01, correctedIn: { file: next } });
  // Whatever the policy says by now: what was paid is taken back from whom it was paid to.
  await app.owner.query('DELETE FROM policy_producers WHERE policy_id = $1', [world.ofBoth]);
  await stage(world, next);
  await postAll(world, next);
  expect(await paid(world)).toEqual([0, 834, 167]);
  for (const id of [file, next]) {
    const { rows } = await app.owner.query(
      `SELECT after FROM change_log WHERE subject_id = $1 AND action IN ('lines corrected', 'corrections added')`,
      [id],
    );
    expect(rows).toMatchObject([
      { after: { reason: REASON, correctedIn: next, lines: [{ corrects: line }, {}] } },
    ]);
  }
});

test('without an open file the correction waits for the next one, whatever its dates, and goes back when that is deleted', async () => {
  const { world, line } = await postedLine();
  const { client } = world.owner;
  expect((await pay(world, line)).body).toMatchObject({ lines: 2, file: null });
  const range = { start: '2020-01-01', end: '2020-01-31', deposit: '2020-02-01' };
  const create = async () => (await client.call(files.createFile, { body: range })).body;
  const first = await create();
  expect(first.lines).toBe(2);
  expect((await client.call(files.deleteFiles, { body: { ids: [first.id] } })).status).toBe(204);
  expect((await create()).lines).toBe(2);
});

test('a correction is made once, under a double click and by two people, and can be undone while it is pending', async () => {
  const { world, line } = await postedLine();
  const next = await world.newFile();
  const key = { 'idempotency-key': 'twice' };
  const [first, again] = [await pay(world, line, {}, key), await pay(world, line, {}, key)];
  expect(again.body).toEqual(first.body);
  expect((await pay(world, line)).error.message).toContain('corrected already');
  expect((await undo(world, line)).body).toEqual({ lines: 2, total: 10.01, file: next });
  expect((await undo(world, line)).status).toBe(409);
  expect(await linesOf(world, next)).toEqual([]);
  const answers = await Promise.all([pay(world, line), pay(world, line), pay(world, line)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await stage(world, next);
  expect((await undo(world, line)).status).toBe(409);
});

test('the lines that correct another are neither adjusted, deleted nor forwarded', async () => {
  const { world, line } = await postedLine();
  const next = await world.newFile();
  await pay(world, line);
  const { client } = world.owner;
  const params = { id: next };
  const [back] = await linesOf(world, next);
  const details = [{ id: back?.id ?? 0, amount: 1 }];
  for (const answer of [
    await client.call(lines.adjustLines, { params, body: { details, reason: 'Checked' } }),
    await client.call(lines.deleteLines, { params, body: { details: '*' } }),
    await client.call(lines.updateLines, { params, body: { new_status: 4, details: '*' } }),
  ])
    expect(answer.status).toBe(409);
});

test('what cannot be paid to somebody else is refused with the reason', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  const ofHouse = await world.newLine(file, world.ofHouse, 100);
  const settled = await world.newLine(file, world.ofAnna, 1000);
  expect((await pay(world, ofHouse)).error.message).toContain('Nobody but the house earns of this line');
  expect((await pay(world, settled, { to: world.anna.id })).error.errors).toEqual({
    to: ['Choose somebody else.'],
  });
  expect((await pay(world, settled, { to: 999_999_999 })).error.errors).toHaveProperty('to');
  expect((await pay(world, settled, { reason: ' ' })).error.errors).toEqual({ reason: ['Say why.'] });
  await postAll(world, file);
  const open = await world.newLine(file, world.ofAnna, 100, { status: 1 });
  expect((await pay(world, open)).error.message).toBe(CLOSED);
  expect((await pay(await newWorld(app), settled)).status).toBe(404);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as pettyCash from '#areas/petty-cash/contract.ts';
import { clockIn, clockOut } from '#areas/time-clock/contract.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import * as contract from '../contract.ts';
import { newOfficeWorld, OFFICE_AREAS, type OfficeWorld, officeSteps } from './test-office-day.ts';

let app: TestApp;
let world: OfficeWorld;
let day: ReturnType<typeof officeSteps>;
beforeAll(async () => {
  app = await startTestApp({ areas: OFFICE_AREAS });
});
beforeEach(async () => {
  await stayWithinTheDay();
  world = await newOfficeWorld(app);
  day = officeSteps(world);
});
afterAll(() => app.close());

test('receipts of the day are listed by person and method with voids beside them', async () => {
  const grace = await world.agency.newPerson({
    firstName: 'Grace',
    lastName: 'Lindgren',
    officeId: world.office,
  });
  await day.take('card', 12.5);
  await day.take('check', 30, grace);
  await day.take('card', 40, grace);
  const { body: wrong } = await day.take('card', 99, grace);
  await day.voidIt(wrong.id);
  const { receipts, checks } = await day.look();
  expect(receipts.people.map(({ employee, total }: contract.PersonDay) => [employee.name, total])).toEqual([
    ['Elena Marchetti', 12.5],
    ['Grace Lindgren', 70],
  ]);
  expect(receipts.methods.card).toEqual({ count: 2, amount: 52.5 });
  expect(receipts.voided).toMatchObject([{ receipt: wrong.receipt, amount: 99, reason: 'Wrong amount' }]);
  expect(checks).toMatchObject([{ checkNumber: '1042', amount: 30, isInHand: false }]);
});

test('while blind no answer says what cash comes to; after the count expected and difference appear', async () => {
  await day.take('cash', 123.45);
  await day.take('card', 10);
  const { body: voided } = await day.take('cash', 77.77);
  await day.voidIt(voided.id);
  const blind = await day.look();
  expect(JSON.stringify(blind)).not.toMatch(/123\.45|133\.45|77\.77/);
  expect(blind).toMatchObject({
    isBlind: true,
    deposit: null,
    seen: null,
    receipts: { total: 10, count: 1 },
  });
  const slip = await world.manager.client.call(contract.depositSlip, { query: { office: world.office } });
  expect(slip.status).toBe(409);
  const { body } = await day.count({ 10000: 1, 2000: 1 });
  expect(body).toMatchObject({
    isBlind: false,
    deposit: { cash: 120, expectedCash: 123.45, difference: -3.45 },
    receipts: { total: 133.45, methods: { cash: { count: 1, amount: 123.45 } } },
  });
});

test('counting again replaces the count, the log keeps the first, and of two counts at once the later is told', async () => {
  await day.count({ 10000: 1 });
  expect((await day.count({ 10000: 2 }, [], { version: 1 })).body.count).toMatchObject({
    cash: 200,
    version: 2,
  });
  expect(await day.count({ 10000: 3 }, [], { version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Elena Marchetti' },
  });
  const { rows } = await app.owner.query(
    `SELECT action, before->'cash' AS before FROM change_log WHERE master_id = $1 AND subject = 'cash count' ORDER BY id`,
    [world.agency.masterId],
  );
  expect(rows).toEqual([
    { action: 'counted', before: null },
    { action: 'counted again', before: 10_000 },
  ]);
});

test('a count without a version is only the first: of two people who count at once, the second is told of the first', async () => {
  const counting = (person: TestPerson, pieces: object) =>
    person.client.call(contract.countCash, { body: { office: world.office, date: world.date, pieces } });
  const answers = await Promise.all([
    counting(world.manager, { 10000: 1 }),
    counting(world.admin, { 10000: 2 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, late] = answers.toSorted((a, b) => a.status - b.status);
  expect((await day.look()).count).toEqual(first?.body.count);
  expect(late?.error).toMatchObject({
    changedBy: first?.body.count.by,
    current: { count: first?.body.count },
  });
});

test.each([{ 100: -1 }, { 100: 1.5 }, { 100: 'many' }, { 100: 1e9 }])(
  'a count of %j is 422',
  async (pieces) => {
    expect((await day.count(pieces as Record<string, number>)).status).toBe(422);
  },
);

test('only checks of the day are in hand', async () => {
  const { body: cash } = await day.take('cash', 5);
  expect((await day.count({}, [cash.id])).error.errors).toEqual({ checks: ['Choose checks of this day.'] });
});

test('a day closes only when every drawer is ended, which names them, and the cash is counted', async () => {
  await day.start(100);
  expect((await day.close()).error.message).toBe('The petty cash of Elena Marchetti has not been ended.');
  await day.end(100);
  expect((await day.close()).error.message).toBe('The cash has not been counted.');
  await day.count({});
  expect((await day.close()).body.state).toBe('closed');
});

test('a deposit is cash and checks in hand; one that differs needs a reason', async () => {
  await day.take('cash', 20);
  const { body: check } = await day.take('check', 30);
  await day.take('card', 40);
  expect((await day.count({ 2000: 1 })).body.deposit).toMatchObject({
    amount: 20,
    expected: 50,
    difference: -30,
  });
  expect((await day.close()).error.errors).toEqual({ reason: ['Say why the deposit differs.'] });
  expect((await day.close({ reason: 'x'.repeat(501) })).status).toBe(422);
  expect((await day.count({ 2000: 1 }, [check.id], { version: 1 })).body.deposit).toMatchObject({
    amount: 50,
    difference: 0,
  });
  expect((await day.close()).status).toBe(200);
});

test('on a closed day taking and voiding receipts and petty cash is 409, and clocking skips petty cash', async () => {
  const { body: taken } = await day.take('cash', 20);
  await day.start(50);
  await day.end(50);
  await day.count({ 2000: 1 });
  await day.close();
  for (const refused of [
    await day.take('card', 5),
    await day.voidIt(taken.id),
    await day.start(5, world.admin),
  ])
    expect(refused).toMatchObject({
      status: 409,
      error: { message: expect.stringMatching(/is closed\. An admin/) },
    });
  expect((await day.count({})).status).toBe(409);
  const { client } = world.manager;
  expect((await client.call(clockIn)).body.type).toBe('In');
  expect((await client.call(pettyCash.listPettyCash)).body).toMatchObject({
    isDayClosed: true,
    results: { endingAmount: 50 },
  });
  expect((await client.call(clockOut)).body.type).toBe('Out');
});

test('PRadmin or PRowner reopens with a reason; then the day takes receipts and closes again, following its own seal', async () => {
  await day.count({});
  const first = (await day.close()).body.close.hash;
  expect((await day.reopen('Forgot a check', world.manager)).status).toBe(403);
  expect((await day.reopen('  ')).status).toBe(422);
  expect((await day.reopen('x'.repeat(501))).status).toBe(422);
  const { body } = await day.reopen('Forgot a check');
  expect(body).toMatchObject({ state: 'reopened', close: { reopened: { reason: 'Forgot a check' } } });
  expect((await day.reopen('Again')).status).toBe(409);
  expect((await day.take('card', 5)).status).toBe(200);
  const again = (await day.close()).body;
  expect(again).toMatchObject({ state: 'closed', follows: { hash: again.close.hash } });
  const { rows } = await app.owner.query(
    'SELECT previous_hash FROM day_closes WHERE office_id = $1 ORDER BY id',
    [world.office],
  );
  expect(rows).toEqual([{ previous_hash: '' }, { previous_hash: first }]);
});

test('each office has its own days and its own chain', async () => {
  const other = await world.agency.newOffice('Harbor Office');
  const there = { office: other, date: world.date };
  await day.count({});
  await day.close();
  expect(await day.look(there)).toMatchObject({
    state: 'open',
    isBlind: true,
    close: null,
    follows: null,
    closes: [],
  });
  const { client } = world.manager;
  await client.call(contract.countCash, { body: { ...there, pieces: {} } });
  expect((await client.call(contract.closeDay, { body: there })).body.state).toBe('closed');
  expect((await day.reopen('Only here')).body.state).toBe('reopened');
  expect(await day.look(there)).toMatchObject({
    state: 'closed',
    closes: [{ isReopened: false, broken: [] }],
  });
});

test('closing twice at once closes once', async () => {
  await day.count({});
  const answers = await Promise.all(Array.from({ length: 6 }, () => day.close()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.error.message).toMatch(
    /already closed by Elena Marchetti/,
  );
});

test('a receipt in the same second as the close is in the sealed figures or is refused, never between', async () => {
  await day.count({});
  const [closed, ...taken] = await Promise.all([
    day.close({ reason: 'In a hurry' }),
    ...Array.from({ length: 6 }, () => day.take('cash', 1)),
  ]);
  expect(closed?.status).toBe(200);
  const inside = taken.filter(({ status }) => status === 200).length;
  expect(taken.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { rows } = await app.owner.query('SELECT expected FROM day_closes WHERE office_id = $1', [
    world.office,
  ]);
  expect(rows).toEqual([{ expected: inside * 100 }]);
  expect((await day.look()).closes).toMatchObject([{ broken: [] }]);
});

test('a close that names figures which have changed since is refused', async () => {
  const { seen } = (await day.count({})).body;
  await day.take('card', 5);
  expect((await day.close({ seen })).error.message).toMatch(/^The day has changed since you looked at it/);
  expect((await day.close({ seen: (await day.look()).seen })).status).toBe(200);
});

test('a future day is 422 for every call', async () => {
  const future = { office: world.office, date: '2999-01-01' };
  const { client } = world.admin;
  for (const answer of [
    await client.call(contract.findOfficeDay, { query: future }),
    await client.call(contract.countCash, { body: { ...future, pieces: {} } }),
    await client.call(contract.closeDay, { body: future }),
    await client.call(contract.reopenDay, { body: { ...future, reason: 'Soon' } }),
  ])
    expect(answer.error.errors).toEqual({ date: ['This day has not come yet.'] });
});

test('it is for PRviewEOD alone, and an office of another agency is 404', async () => {
  const agent = await world.agency.newPerson({ officeId: world.office });
  expect((await agent.client.call(contract.findOfficeDay)).status).toBe(403);
  const other = await newOfficeWorld(app);
  const theirs = { office: world.office, date: world.date };
  const { client } = other.admin;
  expect((await client.call(contract.findOfficeDay, { query: theirs })).status).toBe(404);
  expect((await client.call(contract.closeDay, { body: theirs })).status).toBe(404);
  expect((await client.call(contract.reopenDay, { body: { ...theirs, reason: 'Mine' } })).status).toBe(404);
});

test('the deposit slip is a PDF once the cash is counted', async () => {
  const { body: check } = await day.take('check', 30);
  await day.count({ 2000: 2 }, [check.id]);
  const query = { office: world.office, date: world.date };
  const slip = await world.manager.client.call(contract.depositSlip, { query });
  expect(slip.status).toBe(200);
  expect(slip.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

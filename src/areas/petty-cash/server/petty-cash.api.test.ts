import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { clockIn as clockInEndpoint, getClockStatus } from '#areas/time-clock/contract.ts';
import { timeClockRoutes } from '#areas/time-clock/server/public.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { endDifference } from '../rules.ts';
import { NO_CLOSED_DAYS } from './day-guard.ts';
import { drawersFrom, pettyCashRoutes, reopenAtClockIn } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let office: number;
let clerk: TestPerson;
beforeAll(async () => {
  app = await startTestApp({
    areas: [
      (mount) => timeClockRoutes(mount, [reopenAtClockIn(NO_CLOSED_DAYS)]),
      (mount) => pettyCashRoutes(mount),
    ],
  });
});
beforeEach(async () => {
  agency = await app.newAgency();
  office = await agency.newOffice('Main Street');
  clerk = await agency.newPerson({ officeId: office });
});
afterAll(() => app.close());

const start = (startingAmount: unknown, more: object = {}, person = clerk) =>
  person.client.call(contract.createPettyCash, { body: { pettyCashType: 'start', startingAmount, ...more } });
const end = (endingAmount: unknown, more: object = {}, person = clerk) =>
  person.client.call(contract.updatePettyCash, { body: { pettyCashType: 'end', endingAmount, ...more } });
const pay = (amount: unknown, reason: unknown = 'Stamps', person = clerk) =>
  person.client.call(contract.addPayout, { body: { amount, reason } });
const list = async (person = clerk) => (await person.client.call(contract.listPettyCash)).body;
const isIn = async (person = clerk) => (await person.client.call(getClockStatus)).body.type;
const today = () => dayAt(USUAL_TIME_ZONE, new Date());
/** A drawer of some days ago, ended with that amount or left open. */
const before = (days: number, ending: number | null) =>
  insertRow(app.owner, 'petty_cash', {
    master_id: agency.masterId,
    office_id: office,
    employee_id: clerk.id,
    day: new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10),
    starting: 10_000,
    ...(ending !== null && { ending, difference: 0, ended_at: new Date(), ended_by: clerk.id }),
  });

test('list answers null before the start and the record of today after it; start clocks the person in', async () => {
  expect(await list()).toMatchObject({
    results: null,
    lastEnding: null,
    office: { id: office },
    isDayClosed: false,
  });
  const { status, body } = await start(150);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    startingAmount: 150,
    endingAmount: null,
    difference: null,
    startingDifference: 0,
  });
  expect((await list()).results).toEqual(body);
  expect(await isIn()).toBe('In');
});

test('at the start the difference is starting − the person’s last ending in the office, and a reason is optional', async () => {
  await before(3, 13_750);
  await before(5, 99_900);
  expect((await list()).lastEnding).toMatchObject({ amount: 137.5 });
  expect((await start(150)).body.startingDifference).toBe(12.5);
});

test('a second start is 409, also from two tabs at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => start(150)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect((await start(10)).error.message).toMatch(/^You already started your petty cash of/);
});

test('end computes ending − (starting − payouts), and clocks the person out', async () => {
  await start(150);
  await pay(12.5);
  const { status, body } = await end(137.5);
  expect(status).toBe(200);
  expect(body).toMatchObject({ endingAmount: 137.5, difference: 0, payouts: 12.5 });
  expect(await isIn()).toBe('Out');
});

test('what other areas read of drawers has the difference of the end, and none while a drawer is open', async () => {
  const read = async () => {
    const days = { from: today(), to: today(), person: clerk.id };
    const found = await app.services.database.asTenant(agency, (db) =>
      sql`SELECT starting, payouts, ending, difference, reason FROM ${drawersFrom(days)} AS d`.execute(db),
    );
    return found.rows;
  };
  await start(150);
  await pay(20);
  expect(await read()).toEqual([
    { starting: 15_000, payouts: 2_000, ending: null, difference: null, reason: '' },
  ]);
  const { body } = await end(128.5, { endingReason: 'Miscounted' });
  const [drawer] = (await read()) as { difference: number }[];
  expect(drawer).toEqual({
    starting: 15_000,
    payouts: 2_000,
    ending: 12_850,
    difference: endDifference({ startingAmount: 15_000, payouts: 2_000 }, 12_850),
    reason: 'Miscounted',
  });
  expect(drawer?.difference).toBe(body.difference * 100);
});

test('an end with a difference needs a reason of more than spaces and of at most 500 characters', async () => {
  await start(150);
  expect((await end(152)).error.errors).toEqual({ endingReason: ['Reason Required'] });
  expect((await end(152, { endingReason: '   ' })).status).toBe(422);
  expect((await end(152, { endingReason: 'x'.repeat(501) })).status).toBe(422);
  expect(await isIn()).toBe('In');
  const { body } = await end(152, { endingReason: `  ${'x'.repeat(500)} ` });
  expect(body).toMatchObject({ difference: 2, endingReason: 'x'.repeat(500) });
});

test('end without start is 409, and so is a second end', async () => {
  expect((await end(10)).error.message).toBe('You have not started your petty cash today.');
  await start(10);
  expect((await end(10)).status).toBe(200);
  expect((await end(10)).error.message).toMatch(/has already been ended/);
});

test.each(['text', null, undefined, 1.234, Number.NaN])('an amount of %s is 422', async (amount) => {
  expect((await start(amount)).status).toBe(422);
  await start(100);
  expect((await end(amount)).status).toBe(422);
  expect((await pay(amount)).status).toBe(422);
});

test('a reason of 501 characters is 422 at the start, of a payout and at the end, and one of 500 is taken', async () => {
  const [long, most] = ['x'.repeat(501), 'x'.repeat(500)];
  expect((await start(100, { startingReason: long })).error.errors).toHaveProperty('startingReason');
  expect((await start(100, { startingReason: most })).status).toBe(200);
  expect((await pay(5, long)).error.errors).toHaveProperty('reason');
  expect((await pay(5, most)).status).toBe(200);
  expect((await end(90, { endingReason: long })).error.errors).toHaveProperty('endingReason');
  expect((await end(90, { endingReason: most })).status).toBe(200);
});

test('amounts count without their sign', async () => {
  expect((await start(-150)).body.startingAmount).toBe(150);
  expect((await pay(-10)).body.amount).toBe(10);
  expect((await end(-140)).body).toMatchObject({ endingAmount: 140, difference: 0 });
});

test('payouts need an open drawer, an amount that is in it and a reason, and are listed', async () => {
  expect((await pay(5)).error.message).toBe('Start your petty cash first: clock in.');
  await start(20);
  expect((await pay(0)).status).toBe(422);
  expect((await pay(5, ' ')).status).toBe(422);
  expect((await pay(20.01)).error.errors).toEqual({ amount: ['Only $20.00 is left in the drawer.'] });
  await pay(5, 'Stamps');
  await pay(7.25, 'Coffee');
  const { body } = await clerk.client.call(contract.listPayouts);
  expect(body.total).toBe(12.25);
  expect(body.results.map(({ reason }: { reason: string }) => reason)).toEqual(['Stamps', 'Coffee']);
  await end(7.75);
  expect((await pay(1)).error.message).toBe('Your petty cash of today has been ended.');
});

test('payouts at the same time never take more than is in the drawer', async () => {
  await start(20);
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(6)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('a later clock-in of the day reopens the record, and the log keeps what it had ended with', async () => {
  await start(100);
  await end(101, { endingReason: 'Found a dollar' });
  await clerk.client.call(clockInEndpoint);
  expect((await list()).results).toMatchObject({ endingAmount: null, difference: null, endingReason: '' });
  const { rows } = await app.owner.query(
    `SELECT before FROM change_log WHERE master_id = $1 AND subject = 'petty cash' AND action = 'reopened'`,
    [agency.masterId],
  );
  expect(rows).toEqual([
    { before: { difference: 100, endingAmount: 10_100, endingReason: 'Found a dollar' } },
  ]);
  expect((await end(100)).status).toBe(200);
});

test('someone who has no office has no petty cash', async () => {
  const nomad = await agency.newPerson();
  expect(await list(nomad)).toMatchObject({ results: null, office: null });
  expect((await start(10, {}, nomad)).status).toBe(409);
  expect((await pay(10, 'Stamps', nomad)).status).toBe(409);
});

test('an end past midnight is that of the drawer which is still open', async () => {
  await before(1, null);
  expect((await list()).earlier).toMatchObject({ startingAmount: 100, endingAmount: null });
  expect((await end(100)).body).toMatchObject({ endingAmount: 100, difference: 0 });
});

const endOther = (person: TestPerson, body: object) =>
  person.client.call(contract.updatePettyCash, {
    body: { pettyCashType: 'endOther', endingAmount: 100, ...body },
  });

test('endOther needs PRadmin or PRowner and whose it is, ends it of the day that is named, and signs nobody out', async () => {
  const admin = await agency.newPerson({ officeId: office, permissions: { PRadmin: 1 } });
  await start(100);
  const colleague = await agency.newPerson({ officeId: office });
  expect((await endOther(colleague, { employeeId: clerk.id })).status).toBe(403);
  expect((await endOther(admin, {})).error.errors).toEqual({
    employeeId: ['Choose whose petty cash is ended.'],
  });
  expect((await endOther(admin, { employeeId: clerk.id, endingAmount: 99 })).status).toBe(422);
  expect((await endOther(admin, { employeeId: clerk.id })).body).toMatchObject({ endingAmount: 100 });
  expect(await isIn()).toBe('In');
  await before(4, null);
  const date = (await app.owner.query(`SELECT ($1::date - 4)::text AS day`, [today()])).rows[0].day;
  expect((await endOther(admin, { employeeId: clerk.id, date })).body).toMatchObject({ date });
  expect((await endOther(admin, { employeeId: clerk.id, date: '2020-01-01' })).status).toBe(404);
});

test('endOther without a date ends the drawer of today by the clock of the drawer’s office, not the manager’s', async () => {
  const officeAt = (time_zone: string) => buildOffice(app.owner, agency.masterId, { time_zone });
  // They are 25 hours apart: it is never the same day in both.
  const [there, here] = [await officeAt('Pacific/Kiritimati'), await officeAt('Pacific/Pago_Pago')];
  const far = await agency.newPerson({ officeId: there });
  const admin = await agency.newPerson({ officeId: here, permissions: { PRadmin: 1 } });
  await stayWithinTheDay();
  const { body } = await start(100, {}, far);
  expect((await endOther(admin, { employeeId: far.id, officeId: here })).status).toBe(404);
  expect((await endOther(admin, { employeeId: far.id })).body).toMatchObject({
    id: body.id,
    date: dayAt('Pacific/Kiritimati', new Date()),
    endingAmount: 100,
  });
});

test('a manager of another agency finds nothing to end', async () => {
  await start(100);
  const other = await app.newAgency();
  const stranger = await other.newPerson({ officeId: await other.newOffice(), permissions: { PRowner: 1 } });
  expect((await endOther(stranger, { employeeId: clerk.id })).status).toBe(404);
  expect((await list()).results.endingAmount).toBeNull();
});

test('the same key starts, pays and ends once', async () => {
  const keyed = (endpoint: Parameters<typeof clerk.client.call>[0], body: object) => () =>
    clerk.client.call(endpoint, { body, headers: { 'idempotency-key': `key ${endpoint.path}` } });
  for (const send of [
    keyed(contract.createPettyCash, { startingAmount: 50 }),
    keyed(contract.addPayout, { amount: 5, reason: 'Stamps' }),
    keyed(contract.updatePettyCash, { pettyCashType: 'end', endingAmount: 45 }),
  ]) {
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  }
  expect((await list()).results).toMatchObject({ payouts: 5, endingAmount: 45 });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../hours-contract.ts';
import { timeClockRoutes } from './public.ts';
import { buildStretch } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let clerk: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [timeClockRoutes] });
});
beforeEach(async () => {
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  clerk = await agency.newPerson({ firstName: 'Grace', lastName: 'Lindgren' });
});
afterAll(() => app.close());

const RANGE = { from: '2026-03-01', to: '2026-03-31' };
const stretch = (inAt: string, outAt: string | null, employee = clerk.id) =>
  buildStretch(app.owner, agency.masterId, {
    employee_id: employee,
    clocked_in_at: inAt,
    clocked_out_at: outAt,
  });
const hours = (person: TestPerson, query: object = {}) =>
  person.client.call(contract.listHours, { query: { ...RANGE, ...query } });
const correct = (id: number, body: object, person = admin) =>
  person.client.call(contract.correctStretch, { params: { id }, body: { correction: 'Forgot', ...body } });

test('hours are by person and day of their office’s clock, and a stretch over midnight counts on both', async () => {
  await stretch('2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z');
  await stretch('2026-03-02T19:00:00Z', '2026-03-02T20:30:30Z');
  // 11 PM to 1 AM in New York.
  await stretch('2026-03-04T04:00:00Z', '2026-03-04T06:00:00Z');
  const { body } = await hours(admin);
  expect(body.results.map(({ date, minutes }: contract.HoursDay) => [date, minutes])).toEqual([
    ['2026-03-04', 60],
    ['2026-03-03', 60],
    ['2026-03-02', 330],
  ]);
  expect(body.minutes).toBe(450);
  expect(body.results[2].stretches).toHaveLength(2);
});

test('the change to summer time makes a day of 23 hours', async () => {
  await stretch('2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z');
  expect((await hours(admin)).body.results).toMatchObject([{ date: '2026-03-08', minutes: 23 * 60 }]);
});

test('administrators see everyone, someone else their own; another person’s is 403, another agency’s nobody', async () => {
  await stretch('2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z');
  await stretch('2026-03-02T14:00:00Z', '2026-03-02T15:00:00Z', admin.id);
  expect((await hours(admin)).body.pagination.total).toBe(2);
  expect((await hours(admin, { person: clerk.id })).body.minutes).toBe(240);
  expect((await hours(clerk)).body).toMatchObject({ minutes: 240, people: [] });
  expect((await hours(clerk, { person: admin.id })).status).toBe(403);
  const other = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  expect((await hours(other, { person: clerk.id })).body.results).toEqual([]);
});

test('the people that hours are added for come by name, each with the clock of their office', async () => {
  const west = await agency.newOffice('West');
  await app.owner.query(`UPDATE offices SET time_zone = 'America/Los_Angeles' WHERE id = $1`, [west]);
  const far = await agency.newPerson({ firstName: 'Abel', lastName: 'Away', officeId: west });
  const gone = await agency.newPerson();
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  const { people } = (await hours(admin)).body as contract.HoursList;
  expect(people).toHaveLength(3);
  expect(people[0]).toEqual({ id: far.id, name: 'Abel Away', timeZone: 'America/Los_Angeles' });
  expect(people).toContainEqual({ id: clerk.id, name: 'Grace Lindgren', timeZone: 'America/New_York' });
});

test('days in the wrong order, or over more than a year, are refused', async () => {
  expect((await hours(admin, { from: '2026-04-01' })).status).toBe(422);
  expect((await hours(admin, { from: '2006-03-01' })).status).toBe(422);
});

test('an administrator corrects a stretch, adds one that nobody clocked, and both are logged with their reason', async () => {
  const id = await stretch('2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z');
  const times = { in: '2026-03-02T13:30:00.000Z', out: '2026-03-02T18:00:00.000Z' };
  const { body } = await correct(id, times);
  expect(body).toMatchObject({ ...times, correction: 'Forgot', version: 2, employeeId: clerk.id });
  const added = { in: '2026-03-03T14:00:00.000Z', out: '2026-03-03T15:00:00.000Z', employeeId: clerk.id };
  expect((await correct(0, added)).status).toBe(200);
  expect((await hours(clerk)).body.minutes).toBe(330);
  const { rows } = await app.owner.query(
    `SELECT action, after->>'correction' AS reason FROM change_log WHERE master_id = $1 AND subject = 'hours' ORDER BY id`,
    [agency.masterId],
  );
  expect(rows).toEqual([
    { action: 'corrected', reason: 'Forgot' },
    { action: 'added', reason: 'Forgot' },
  ]);
});

test('a correction needs a reason, comes before it goes, has happened, and overlaps nothing', async () => {
  const id = await stretch('2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z');
  await stretch('2026-03-02T19:00:00Z', '2026-03-02T20:00:00Z');
  const at = (time: string) => `2026-03-02T${time}:00.000Z`;
  const wrong = async (body: object) => Object.keys((await correct(id, body)).error.errors ?? {});
  expect(await wrong({ in: at('14:00'), out: at('18:00'), correction: ' ' })).toEqual(['correction']);
  expect(await wrong({ in: at('14:00'), out: at('13:00') })).toEqual(['out']);
  expect(await wrong({ in: at('14:00'), out: null })).toEqual(['out']);
  expect(await wrong({ in: at('14:00'), out: at('19:01') })).toEqual(['in']);
  expect(await wrong({ in: '2999-01-01T00:00:00.000Z', out: '2999-01-01T01:00:00.000Z' })).toEqual(['in']);
  expect((await correct(id, { in: at('14:00'), out: at('19:00') })).status).toBe(200);
});

test('of two corrections at the same time the one with the old version is 409', async () => {
  const id = await stretch('2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z');
  const send = (minute: number) =>
    correct(id, { in: `2026-03-02T13:0${minute}:00.000Z`, out: '2026-03-02T18:00:00.000Z', version: 1 });
  const statuses = (await Promise.all([send(1), send(2)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('two stretches added at the same time never overlap', async () => {
  const body = { in: '2026-03-02T13:00:00.000Z', out: '2026-03-02T18:00:00.000Z', employeeId: clerk.id };
  const answers = await Promise.all(Array.from({ length: 4 }, () => correct(0, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('only administrators correct, and only people of their agency', async () => {
  const id = await stretch('2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z');
  const times = { in: '2026-03-02T13:00:00.000Z', out: '2026-03-02T18:00:00.000Z' };
  expect((await correct(id, times, clerk)).status).toBe(403);
  const other = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  expect((await correct(id, times, other)).status).toBe(404);
  expect((await correct(0, { ...times, employeeId: clerk.id }, other)).status).toBe(422);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { timeClockRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [timeClockRoutes] });
});
afterAll(() => app.close());

const newClient = async () => (await (await app.newAgency()).newPerson()).client;

test('the state is Out before the first time, In after clock-in, Out after clock-out', async () => {
  const client = await newClient();
  expect((await client.call(contract.getClockStatus)).body).toEqual({ type: 'Out', clock: null, minutes: 0 });
  const inside = await client.call(contract.clockIn);
  expect(inside.body).toMatchObject({ type: 'In', minutes: 0 });
  expect(Date.parse(inside.body.clock)).not.toBeNaN();
  expect((await client.call(contract.clockOut)).body.type).toBe('Out');
  expect((await client.call(contract.getClockStatus)).body.type).toBe('Out');
});

test('two simultaneous clock-ins are one stretch with one log entry; clocking out someone who is already out changes nothing', async () => {
  const person = await (await app.newAgency()).newPerson();
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.client.call(contract.clockIn)));
  expect(new Set(answers.map(({ body }) => body.clock)).size).toBe(1);
  await Promise.all(Array.from({ length: 4 }, () => person.client.call(contract.clockOut)));
  const { rows } = await app.owner.query('SELECT action FROM change_log WHERE subject_id = $1 ORDER BY id', [
    person.id,
  ]);
  expect(rows).toEqual([{ action: 'clocked in' }, { action: 'clocked out' }]);
});

test('the hours count from the moment that the desk calls the beginning of its day', async () => {
  const person = await (await app.newAgency()).newPerson();
  await app.owner.query(
    `INSERT INTO time_clock_entries (master_id, employee_id, clocked_in_at, clocked_out_at) VALUES
     ($1, $2, now() - interval '3 days', now() - interval '3 days' + interval '8 hours'),
     ($1, $2, now() - interval '5 hours', now() - interval '3 hours'),
     ($1, $2, now() - interval '90 minutes', NULL)`,
    [person.masterId, person.id],
  );
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const minutes = async (query: Record<string, unknown>) =>
    (await person.client.call(contract.getClockStatus, { query })).body.minutes;
  expect(await minutes({})).toBe(210);
  expect(await minutes({ since: ago(240) })).toBe(150);
  expect(await minutes({ since: ago(30) })).toBe(30);
});

test('the two changing GETs cannot be followed as links', async () => {
  const client = await newClient();
  for (const endpoint of [contract.clockIn, contract.clockOut]) {
    expect(
      (await client.call(endpoint, { headers: { 'x-requested-with': '', 'sec-fetch-mode': 'navigate' } }))
        .status,
    ).toBe(403);
  }
  expect((await client.call(contract.getClockStatus)).body.clock).toBeNull();
});

test('the stretches are one’s own since the moment, newest first, the running one without an end', async () => {
  const person = await (await app.newAgency()).newPerson();
  const colleague = await (await app.newAgency()).newPerson();
  for (const { masterId, id } of [person, colleague])
    await app.owner.query(
      `INSERT INTO time_clock_entries (master_id, employee_id, clocked_in_at, clocked_out_at) VALUES
       ($1, $2, now() - interval '9 days', now() - interval '9 days' + interval '8 hours'),
       ($1, $2, now() - interval '2 days', now() - interval '2 days' + interval '7 hours'),
       ($1, $2, now() - interval '1 hour', NULL)`,
      [masterId, id],
    );
  const since = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const { body } = await person.client.call(contract.listStretches, { query: { since } });
  expect(body.results.map(({ out }: { out: string | null }) => out === null)).toEqual([true, false]);
});

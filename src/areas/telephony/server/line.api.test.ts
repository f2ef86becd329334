import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import type { PhoneLine } from './phone-line.ts';
import { telephonyRoutes } from './public.ts';
import { sandboxLine } from './sandbox-line.ts';
import { buildCaller, buildPhoneCall } from './test-data.ts';

const NUMBER = '(305) 555-0142';

/** What the line was asked, whether a connection was in use meanwhile, and whether it keeps somebody waiting. */
const asked: { what: keyof PhoneLine; isFree: boolean }[] = [];
let hold: Promise<void> | undefined;

function watched<Arguments extends unknown[], Answer>(
  what: keyof PhoneLine,
  ask: (...given: Arguments) => Promise<Answer>,
) {
  return async (...given: Arguments): Promise<Answer> => {
    const { pool } = app.services.database;
    asked.push({ what, isFree: pool.idleCount === pool.totalCount });
    if (what === 'place') await hold;
    return ask(...given);
  };
}
const line: PhoneLine = {
  place: watched('place', sandboxLine.place),
  stateOf: watched('stateOf', sandboxLine.stateOf),
  hangUp: watched('hangUp', sandboxLine.hangUp),
};

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [(mount) => telephonyRoutes(mount, line)] });
});
beforeEach(async () => {
  person = await buildCaller(app, true);
  asked.length = 0;
  hold = undefined;
});
afterAll(() => app.close());

const place = (key?: string) =>
  person.client.call(contract.placeCall, {
    body: { number: NUMBER },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const hangUp = (id: number) => person.client.call(contract.hangUp, { params: { id } });
const find = async (id: number) => (await person.client.call(contract.findCall, { params: { id } })).body;
const times = (what: keyof PhoneLine) => asked.filter((each) => each.what === what).length;

/** The id of the call that is being placed, while the line keeps it waiting. */
async function placing(): Promise<number> {
  await until('the line to be asked', async () => times('place') === 1);
  const { rows } = await app.owner.query('SELECT id FROM telephony_calls WHERE employee_id = $1', [
    person.id,
  ]);
  return rows[0].id;
}

test('whatever is asked of the telephone company, no transaction is open meanwhile', async () => {
  const old = await buildPhoneCall(app.owner, { ...person, employeeId: person.id, digits: '3055550199' });
  const { body } = await place();
  await person.client.call(contract.telephonyState);
  await person.client.call(contract.listCalls);
  await find(body.id);
  await person.client.call(contract.saveNotes, { params: { id: body.id }, body: { notes: 'Later.' } });
  await hangUp(body.id);
  expect((await find(old)).outcome).toBe('busy');
  expect(new Set(asked.map(({ what }) => what))).toEqual(new Set(['place', 'stateOf', 'hangUp']));
  expect(asked.every(({ isFree }) => isFree)).toBe(true);
});

test('repeated under its key a call rings once', async () => {
  const first = await place('once');
  const again = await place('once');
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  expect(times('place')).toBe(1);
});

test('a call has its place before the line answers: another one is 409 meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const first = place();
  const id = await placing();
  expect((await place()).error.message).toBe(`You are on a call with ${NUMBER}. Hang up first.`);
  expect(await find(id)).toMatchObject({ connectedAt: null, endedAt: null, outcome: '' });
  resolve();
  expect((await first).body).toMatchObject({ id, outcome: '' });
});

test('hung up while the line is asked, it is cancelled, and hung up on the line once that answers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const first = place();
  const id = await placing();
  expect((await hangUp(id)).body).toMatchObject({ outcome: 'cancelled' });
  expect(times('hangUp')).toBe(0);
  resolve();
  expect((await first).body).toMatchObject({ id, outcome: 'cancelled' });
  expect(times('hangUp')).toBe(1);
});

test('a call that the line never answered to has failed after a minute, and gives its place up', async () => {
  hold = Promise.reject(new Error('The line is dead.'));
  hold.catch(() => undefined);
  expect((await place()).status).toBe(500);
  const id = await placing();
  hold = undefined;
  expect((await place()).status).toBe(409);
  await app.owner.query(
    `UPDATE telephony_calls SET started_at = started_at - interval '61 seconds' WHERE id = $1`,
    [id],
  );
  expect(await find(id)).toMatchObject({ outcome: 'failed', seconds: 0 });
  expect((await place()).status).toBe(200);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, nothing, pdfFile } from '#platform/shared/endpoint.ts';
import { writeChange } from '../change-log/write-change.ts';
import type { TestPerson } from '../testing/test-agency.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import type { CallInSteps, Mount } from './call.ts';
import { refuse } from './refusal.ts';

const HOWS = ['well', 'refused', 'broken', 'cut off', 'nested', 'half'] as const;
const pay = endpoint({
  method: 'POST',
  path: '/api/try/pay-in-steps',
  summary: 'Asks another system in the middle.',
  allow: 'signedIn',
  idempotent: true,
  body: z.object({ amount: z.number('Enter an amount.'), how: z.enum(HOWS).default('well') }),
  answer: z.object({ operationId: z.string(), number: z.number(), isFree: z.boolean() }),
});
const sign = endpoint({
  method: 'POST',
  path: '/api/try/sign-in-steps',
  summary: 'Answers nothing.',
  allow: 'signedIn',
  idempotent: true,
  body: z.object({}),
  answer: nothing,
});

/** The other system, as far as the tests look at it: what it was told, and whether it keeps somebody waiting. */
const other = { told: [] as string[], hold: undefined as Promise<void> | undefined, waiting: 0 };

async function askOther({ operationId }: Pick<CallInSteps<typeof pay>, 'operationId'>): Promise<number> {
  const number = other.told.push(operationId);
  other.waiting++;
  await other.hold;
  other.waiting--;
  return number;
}

const note = ({ session, inTransaction }: CallInSteps<typeof pay>, action: string) =>
  inTransaction((db) => writeChange(db, session, { subject: 'try', subjectId: 1, action }));

async function payInSteps(call: CallInSteps<typeof pay>) {
  const { inTransaction, session, body, operationId } = call;
  await note(call, 'begun');
  const { pool } = app.services.database;
  const isFree = pool.idleCount === pool.totalCount && !('db' in call) && !('database' in call);
  const number = await askOther(call);
  if (body.how === 'refused') throw refuse.conflict('Not today.');
  if (body.how === 'broken') throw new Error('Nobody knows how far this came.');
  if (body.how === 'cut off')
    await inTransaction((db) => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db));
  if (body.how === 'nested') await inTransaction(() => note(call, 'nested'));
  if (body.how === 'half')
    await inTransaction(async (db) => {
      await writeChange(db, session, { subject: 'try', subjectId: 1, action: 'half' });
      throw refuse.conflict('Only half of it.');
    });
  await note(call, 'done');
  return { operationId, number, isFree };
}

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({
    areas: [
      (mount: Mount) => {
        mount(pay, { inSteps: payInSteps });
        mount(sign, {
          inSteps: async (call) => {
            await askOther(call);
          },
        });
      },
    ],
    inventsEntries: true,
  });
});
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson();
  Object.assign(other, { told: [], hold: undefined, waiting: 0 });
});
afterAll(() => app.close());

const send = (body: object, key?: string) =>
  person.client.call(pay, {
    body: body as { amount: number },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const noted = async () => {
  const text = `SELECT action FROM change_log WHERE master_id = $1 ORDER BY id`;
  return (await app.owner.query(text, [person.masterId])).rows.map(({ action }) => action);
};
/** As if whoever works on the key had begun that long ago. */
const letPass = (seconds: number) =>
  app.owner.query(
    `UPDATE idempotency_keys SET claimed_at = claimed_at - make_interval(secs => $2) WHERE employee_id = $1`,
    [person.id, seconds],
  );
const othersWait = (count: number) =>
  until('the other system to be asked', async () => other.waiting === count || undefined);

/** The other system keeps whoever asks it waiting, until told otherwise. */
function keepWaiting(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  other.hold = promise;
  return resolve;
}

const UNDER_WAY = {
  status: 409,
  error: { message: 'This is still being worked on. Try again in a minute.', underWay: true },
};

test('between its transactions a call uses no connection, and 401 and 422 come before it', async () => {
  expect((await app.anyone.call(pay, { body: { amount: 1 } })).status).toBe(401);
  expect((await send({ amount: 'much' })).status).toBe(422);
  expect(other.told).toEqual([]);
  expect((await send({ amount: 1 })).body).toMatchObject({ isFree: true, number: 1 });
});

test('each transaction is committed by itself: what was before a refusal stays, its own is gone', async () => {
  expect(await send({ amount: 1, how: 'half' })).toMatchObject({ status: 409 });
  expect(await noted()).toEqual(['begun']);
  expect((await send({ amount: 1 })).status).toBe(200);
  expect(await noted()).toEqual(['begun', 'begun', 'done']);
});

test('a transaction inside another is a mistake of ours', async () => {
  expect((await send({ amount: 1, how: 'nested' })).status).toBe(500);
  expect(await noted()).toEqual(['begun']);
});

test('without a key each call is an operation of its own', async () => {
  const [one, two] = [await send({ amount: 1 }), await send({ amount: 1 })];
  expect(one.body.operationId).not.toBe(two.body.operationId);
});

test('the same key answers the first result again; while that is worked on it is 409', async () => {
  const goOn = keepWaiting();
  const first = send({ amount: 1 }, 'k');
  await othersWait(1);
  const second = await send({ amount: 1 }, 'k');
  expect(second).toMatchObject(UNDER_WAY);
  expect(second.headers['retry-after']).toBe('60');
  goOn();
  const { status, body } = await first;
  expect(status).toBe(200);
  expect((await send({ amount: 1 }, 'k')).body).toEqual(body);
  expect(other.told).toEqual([body.operationId]);
});

test('of ten at the same time one does the work', async () => {
  const goOn = keepWaiting();
  const calls = Array.from({ length: 10 }, () => send({ amount: 1 }, 'ten'));
  await othersWait(1);
  goOn();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(other.told).toHaveLength(1);
});

test('another body under the same key is 422, while it is worked on and after', async () => {
  const goOn = keepWaiting();
  const first = send({ amount: 1 }, 'k');
  await othersWait(1);
  const refused = { status: 422, error: { errors: { 'Idempotency-Key': [expect.any(String)] } } };
  expect(await send({ amount: 2 }, 'k')).toMatchObject(refused);
  goOn();
  await first;
  expect(await send({ amount: 2 }, 'k')).toMatchObject(refused);
});

test('a call that answers nothing repeats as nothing', async () => {
  const headers = { 'idempotency-key': 'n' };
  const [first, again] = [
    await person.client.call(sign, { body: {}, headers }),
    await person.client.call(sign, { body: {}, headers }),
  ];
  expect([first.status, again.status, again.bytes.length]).toEqual([204, 204, 0]);
  expect(other.told).toHaveLength(1);
});

test.each([
  ['broken', 500],
  ['cut off', 503],
])(
  'a try that was %s is 409 for a minute, and is then gone on with under its operation id',
  async (how, status) => {
    expect((await send({ amount: 1, how }, 'k')).status).toBe(status);
    expect(await send({ amount: 1, how }, 'k')).toMatchObject(UNDER_WAY);
    await letPass(59);
    expect(await send({ amount: 1, how }, 'k')).toMatchObject(UNDER_WAY);
    await letPass(2);
    expect((await send({ amount: 1, how }, 'k')).status).toBe(status);
    expect(other.told).toHaveLength(2);
    expect(new Set(other.told).size).toBe(1);
  },
);

test('after the minute another body is still 422', async () => {
  await send({ amount: 1, how: 'broken' }, 'k');
  await letPass(61);
  expect((await send({ amount: 2 }, 'k')).status).toBe(422);
});

test('after a refusal the key is free at once: for the same under its operation id, for another under a new one', async () => {
  for (let time = 0; time < 2; time++)
    expect((await send({ amount: 1, how: 'refused' }, 'k')).status).toBe(409);
  expect(new Set(other.told).size).toBe(1);
  const { status, body } = await send({ amount: 2 }, 'k');
  expect(status).toBe(200);
  expect(other.told[0]).not.toBe(body.operationId);
});

test('of two that both went on with it, the later one gives the answer of the faster', async () => {
  const goOn = keepWaiting();
  const slow = send({ amount: 1 }, 'k');
  await othersWait(1);
  await letPass(61);
  other.hold = undefined;
  const fast = await send({ amount: 1 }, 'k');
  expect(fast.status).toBe(200);
  goOn();
  expect((await slow).body).toEqual(fast.body);
  expect(new Set(other.told).size).toBe(1);
});

test('a late refusal does not take the key from whoever went on with the work', async () => {
  const refuseAtLast = keepWaiting();
  const slow = send({ amount: 1, how: 'refused' }, 'k');
  await othersWait(1);
  await letPass(61);
  const goOn = keepWaiting();
  const next = send({ amount: 1, how: 'refused' }, 'k');
  await othersWait(2);
  refuseAtLast();
  expect((await slow).error.message).toBe('Not today.');
  expect(await send({ amount: 1, how: 'refused' }, 'k')).toMatchObject(UNDER_WAY);
  goOn();
  await next;
});

test('a read, a call for anyone and a kept file do not fit', async () => {
  const inSteps = async () => ({ operationId: '', number: 1, isFree: true });
  const started = (area: (mount: Mount) => void) => startTestApp({ areas: [area] });
  await expect(started((mount) => mount({ ...pay, method: 'GET' as const }, { inSteps }))).rejects.toThrow(
    /nothing can come before/,
  );
  await expect(started((mount) => mount({ ...pay, allow: 'anyone' as const }, { inSteps }))).rejects.toThrow(
    /no transaction/,
  );
  const file = { ...pay, answer: pdfFile };
  await expect(started((mount) => mount(file, async () => new Uint8Array()))).rejects.toThrow(
    /no key can keep/,
  );
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, nothing, pdfFile } from '#platform/shared/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';

let done = 0;
const pay = endpoint({
  method: 'POST',
  path: '/api/try/pay',
  summary: 'Happens once.',
  allow: 'signedIn',
  idempotent: true,
  body: z.object({ amount: z.number(), fail: z.boolean().optional(), keep: z.boolean().optional() }),
  answer: z.object({ number: z.number(), amount: z.number() }),
});
const card = endpoint({
  method: 'POST',
  path: '/api/try/card',
  summary: 'Its code leaves no trace.',
  allow: 'signedIn',
  idempotent: true,
  neverKept: ['detail.code'],
  body: z.object({ amount: z.number(), detail: z.object({ code: z.string() }) }),
  answer: z.object({ amount: z.number() }),
});
const sign = endpoint({
  method: 'POST',
  path: '/api/try/sign',
  summary: 'Happens once and answers nothing.',
  allow: 'signedIn',
  idempotent: true,
  body: z.object({}),
  answer: nothing,
});
const paper = endpoint({
  method: 'GET',
  path: '/api/try/paper',
  summary: 'A file.',
  allow: 'signedIn',
  answer: pdfFile,
});

function routes(mount: Mount): void {
  mount(pay, async ({ body }) => {
    done += 1;
    if (body.fail) throw refuse.conflict('Not today.');
    if (body.keep) throw refuse.conflict('Not like this.').keepingChanges();
    return { number: done, amount: body.amount };
  });
  mount(card, async ({ body }) => ({ amount: body.amount }));
  mount(sign, async () => {
    done += 1;
  });
  mount(paper, async () => new TextEncoder().encode('%PDF-1.7 …'));
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [routes] });
});
afterAll(() => app.close());

const newClient = async () => (await (await app.newAgency()).newPerson()).client;
const key = (value: string) => ({ 'idempotency-key': value });

test('the same key answers the first result again, also when ten come at the same time', async () => {
  const client = await newClient();
  const before = done;
  const calls = Array.from({ length: 10 }, () =>
    client.call(pay, { body: { amount: 5 }, headers: key('one') }),
  );
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(done - before).toBe(1);
});

test('a call that answers nothing repeats as nothing', async () => {
  const client = await newClient();
  const before = done;
  const answers = [];
  for (let time = 0; time < 2; time++)
    answers.push(await client.call(sign, { body: {}, headers: key('nothing') }));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, answers[0]?.body],
    [204, answers[0]?.body],
  ]);
  expect(done - before).toBe(1);
});

test('another body under the same key is 422, and the same key of another person is another key', async () => {
  const [client, other] = [await newClient(), await newClient()];
  const first = await client.call(pay, { body: { amount: 5 }, headers: key('k') });
  const changed = await client.call(pay, { body: { amount: 6 }, headers: key('k') });
  expect(changed.status).toBe(422);
  expect(Object.keys(changed.body.errors)).toEqual(['Idempotency-Key']);
  const theirs = await other.call(pay, { body: { amount: 6 }, headers: key('k') });
  expect(theirs.body.number).not.toBe(first.body.number);
});

test('a call that was refused may be tried again under its key; without a key each call counts', async () => {
  const client = await newClient();
  const refused = await client.call(pay, { body: { amount: 5, fail: true }, headers: key('r') });
  expect(refused.status).toBe(409);
  expect((await client.call(pay, { body: { amount: 5 }, headers: key('r') })).status).toBe(200);
  const [one, two] = [
    await client.call(pay, { body: { amount: 1 } }),
    await client.call(pay, { body: { amount: 1 } }),
  ];
  expect(one.body.number).not.toBe(two.body.number);
});

test('a refusal that keeps its changes leaves no key behind', async () => {
  const client = await newClient();
  const send = (keep: boolean) => client.call(pay, { body: { amount: 5, keep }, headers: key('kept') });
  expect([(await send(true)).status, (await send(true)).status, (await send(false)).status]).toEqual([
    409, 409, 200,
  ]);
});

test('an empty and an endless key are refused', async () => {
  const client = await newClient();
  for (const bad of ['', 'x'.repeat(201)])
    expect((await client.call(pay, { body: { amount: 5 }, headers: key(bad) })).status).toBe(422);
});

test('a file is answered as what it is', async () => {
  const answer = await (await newClient()).call(paper);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the fingerprint of a request is an HMAC that nobody can try out, and leaves out what is never kept', async () => {
  const { client, masterId } = await (await app.newAgency()).newPerson();
  await client.call(pay, { body: { amount: 5 }, headers: key('print') });
  const { rows } = await app.owner.query('SELECT request FROM idempotency_keys WHERE master_id = $1', [
    masterId,
  ]);
  const [, , print] = rows[0].request.split(' ');
  const plain = createHash('sha256').update(JSON.stringify({ params: {}, query: {}, body: { amount: 5 } }));
  expect(print).not.toBe(plain.digest('base64url'));
  const secret = (code: string) =>
    client.call(card, { body: { amount: 1, detail: { code } }, headers: key('card') });
  expect([(await secret('737')).status, (await secret('738')).status]).toEqual([200, 200]);
});

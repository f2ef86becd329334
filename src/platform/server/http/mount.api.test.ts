import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, id, nothing } from '#platform/shared/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { Mount } from './mount.ts';
import { refuse } from './refusal.ts';

const dollars = z.codec(z.number(), z.number().int(), {
  decode: (wire) => Math.round(wire * 100),
  encode: (cents) => cents / 100,
});
const echo = endpoint({
  method: 'POST',
  path: '/api/try/echo',
  summary: 'Answers what it is sent.',
  allow: 'signedIn',
  body: z.object({
    name: z.string('Enter a name.').min(2, 'Two letters at least.'),
    amount: dollars.optional(),
  }),
  answer: z.object({ name: z.string(), amount: dollars.optional() }),
});
const byId = endpoint({
  method: 'GET',
  path: '/api/try/things/{id}',
  summary: 'Never finds the thing.',
  allow: 'admin',
  params: z.object({ id: id('thing') }),
  answer: z.object({}),
});
const changingGet = endpoint({
  method: 'GET',
  path: '/api/try/clock/in',
  summary: 'A GET that changes something.',
  allow: 'signedIn',
  changes: true,
  answer: nothing,
});
const backOffice = endpoint({
  method: 'GET',
  path: '/api/try/back-office',
  summary: 'For the back office.',
  allow: 'backOffice',
  answer: nothing,
});
const broken = endpoint({
  method: 'GET',
  path: '/api/try/broken',
  summary: 'Fails.',
  allow: 'anyone',
  answer: nothing,
});
const leaky = endpoint({
  method: 'GET',
  path: '/api/try/leaky',
  summary: 'Is given more than it promises.',
  allow: 'anyone',
  answer: z.object({ shown: z.string() }),
});
const kept = endpoint({
  method: 'POST',
  path: '/api/try/kept/{keep}',
  summary: 'Changes something and then refuses.',
  allow: 'signedIn',
  params: z.object({ keep: z.enum(['yes', 'no']) }),
  answer: nothing,
});

function tryRoutes(mount: Mount): void {
  mount(echo, async ({ body }) => body);
  mount(byId, async () => {
    throw refuse.notFound();
  });
  mount(changingGet, async () => undefined);
  mount(backOffice, async () => undefined);
  mount(broken, async () => {
    throw new Error('secret detail of the failure');
  });
  mount(leaky, async () => ({ shown: 'yes', passwordHash: 'no' }) as { shown: string });
  mount(kept, async ({ db, session, params }) => {
    await db
      .updateTable('employees')
      .set({ phone: 'changed' })
      .where('id', '=', session.employeeId)
      .execute();
    const refusal = refuse.conflict('Not now.');
    throw params.keep === 'yes' ? refusal.keepingChanges() : refusal;
  });
}

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({ areas: [tryRoutes] });
  client = (await (await app.newAgency()).newPerson()).client;
});
afterAll(() => app.close());

test('refusals come in the order 401, 403, 422, 404', async () => {
  const agency = await app.newAgency();
  const admin = (await agency.newPerson({ permissions: { PRadmin: 1 } })).client;
  const nobody = (await agency.newPerson()).client;
  expect((await app.anyone.call(byId, { params: { id: 'x' } })).status).toBe(401);
  expect((await nobody.call(byId, { params: { id: 'x' } })).status).toBe(403);
  expect((await admin.call(byId, { params: { id: 'x' } })).status).toBe(422);
  expect((await admin.call(byId, { params: { id: '0' } })).status).toBe(422);
  expect((await admin.call(byId, { params: { id: '99999999999999999999' } })).status).toBe(422);
  expect((await admin.call(byId, { params: { id: 7 } })).status).toBe(404);
});

test('someone who may not call learns nothing about the body: 401 before 400, 415 and 422', async () => {
  for (const request of [
    { body: '{' },
    { body: 'x', headers: { 'content-type': 'text/plain' } },
    { body: {} },
  ]) {
    expect((await app.anyone.call(echo, request)).status).toBe(401);
  }
});

test('field errors name the field, and the flat list contains every message once', async () => {
  const answer = await client.call(echo, { body: { name: 'x', amount: 'much' } });
  expect(answer.status).toBe(422);
  expect(answer.body.errors.name).toEqual(['Two letters at least.']);
  expect(answer.body['Improperly formatted request']).toEqual(Object.values(answer.body.errors).flat());
  const missing = await client.call(echo);
  expect(missing.body).toEqual({
    message: 'Enter a name.',
    errors: { name: ['Enter a name.'] },
    'Improperly formatted request': ['Enter a name.'],
  });
});

test('a body that is a list, and a field of the wrong kind, are told in plain words', async () => {
  const list = await client.call(echo, { body: [{ name: 'Ann' }] });
  expect([list.status, list.body.errors]).toEqual([422, { body: ['Send named fields, not a list.'] }]);
  expect((await client.call(echo, { body: '"Ann"' })).body.message).toBe('Must be a group of named fields.');
  const { body } = await client.call(echo, { body: { name: 'Ann', amount: 'much' } });
  expect(body.errors).toEqual({ amount: ['Must be a number.'] });
});

test('unreadable JSON is 400, another content type 415, another method 405, an unknown address 404, all in one shape', async () => {
  const cases: [number, string, string, object][] = [
    [400, 'POST', '/api/try/echo', { body: '{"name":' }],
    [400, 'POST', '/api/try/echo', { body: '{"__proto__":{"a":1}}' }],
    [415, 'POST', '/api/try/echo', { body: 'name=x', headers: { 'content-type': 'text/plain' } }],
    [405, 'DELETE', '/api/try/echo', {}],
    [404, 'GET', '/api/nowhere', {}],
    [404, 'POST', '/api/nowhere', { body: {} }],
    [400, 'GET', '/api/try/things/%E0%A4%A', {}],
  ];
  for (const [status, method, url, request] of cases) {
    const answer = await client.send(method, url, request);
    expect([url, answer.status]).toEqual([url, status]);
    expect(Object.keys(answer.body)).toEqual(['message']);
  }
  expect((await client.send('DELETE', '/api/try/echo')).headers.allow).toBe('POST');
});

test('a body above the limit is 413', async () => {
  const answer = await client.call(echo, { body: { name: 'x'.repeat(1_100_000) } });
  expect(answer).toMatchObject({ status: 413, error: { message: 'This is too large.' } });
});

test('an empty body counts as none', async () => {
  const answer = await client.call(echo, { body: '', headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(422);
});

test('a trailing slash makes no difference', async () => {
  expect((await client.send('GET', '/api/try/clock/in/')).status).toBe(204);
});

test('a codec turns the wire into the inside and back, and the document describes the wire', async () => {
  const answer = await client.call(echo, { body: { name: 'Ann', amount: 12.34 } });
  expect(answer.body).toEqual({ name: 'Ann', amount: 12.34 });
  const document = (await app.anyone.send('GET', '/api/openapi.json')).body;
  const operation = document.paths['/api/try/echo'].post;
  const wire = operation.requestBody.content['application/json'].schema.properties.amount;
  expect(wire).toEqual({ type: 'number' });
  expect(operation.responses[200].content['application/json'].schema.properties.amount).toEqual(wire);
});

test.each(['a\0b', 'a\ud800b'])('%j, which the database cannot hold, is refused', async (name) => {
  const answer = await client.call(echo, { body: { name } });
  expect(answer.body.errors).toEqual({ name: ['Contains a character that cannot be stored.'] });
});

test('what the contract does not name never leaves the server', async () => {
  expect((await app.anyone.call(leaky)).body).toEqual({ shown: 'yes' });
});

test('a failure of ours is reported without its details and logged with the number of the request', async () => {
  const answer = await app.anyone.send('GET', '/api/try/broken');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  const requestId = answer.headers['x-request-id'] as string;
  expect(answer.body.message).toContain(requestId);
  expect(app.logLines.some((line) => line.includes(requestId) && line.includes('secret detail'))).toBe(true);
});

test('a change on the cookie needs the marker header, the changing GETs included', async () => {
  for (const [method, url, body] of [
    ['POST', '/api/try/echo', { name: 'Ann' }],
    ['GET', '/api/try/clock/in', undefined],
  ] as const) {
    const refused = await client.send(method, url, { body, headers: { 'x-requested-with': '' } });
    expect(refused.status).toBe(403);
    expect((await client.send(method, url, { body })).status).toBeLessThan(300);
  }
});

test('what another site made the browser send is refused, on the cookie and before sign-in', async () => {
  for (const site of ['cross-site', 'same-site']) {
    expect(
      (await client.call(echo, { body: { name: 'Ann' }, headers: { 'sec-fetch-site': site } })).status,
    ).toBe(403);
    expect((await client.call(changingGet, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    expect((await app.anyone.call(changingGet, { headers: { 'sec-fetch-site': site } })).status).toBe(401);
  }
  expect(
    (await client.call(echo, { body: { name: 'Ann' }, headers: { 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(200);
});

test('the back-office check: the flag and an employee of the provider; owner implies it inside the provider only', async () => {
  const provider = await app.newAgency({ isProvider: true });
  const agency = await app.newAgency();
  const status = async (of: typeof agency, permissions: object) =>
    (await (await of.newPerson({ permissions })).client.call(backOffice)).status;
  expect(await status(provider, { PRbackOffice: 1 })).toBe(204);
  expect(await status(provider, { PRowner: 1 })).toBe(204);
  expect(await status(provider, {})).toBe(403);
  expect(await status(agency, { PRbackOffice: 1 })).toBe(403);
  expect(await status(agency, { PRowner: 1, PRadmin: 1 })).toBe(403);
});

test('a refusal undoes what its call did, unless it says to keep it', async () => {
  const agency = await app.newAgency();
  for (const [keep, phone] of [
    ['no', ''],
    ['yes', 'changed'],
  ] as const) {
    const person = await agency.newPerson();
    expect((await person.client.call(kept, { params: { keep } })).status).toBe(409);
    const { rows } = await app.owner.query('SELECT phone FROM employees WHERE id = $1', [person.id]);
    expect(rows[0].phone).toBe(phone);
  }
});

test('an endpoint that does not say who may call it keeps the server from starting', async () => {
  const careless = { ...broken, path: '/api/try/careless', allow: undefined } as unknown;
  await expect(
    startTestApp({ areas: [(mount: Mount) => mount(careless as typeof broken, async () => undefined)] }),
  ).rejects.toThrow('does not say who may call it');
});

test('API answers are not stored by caches, and every answer carries the security headers', async () => {
  const { headers } = await client.send('GET', '/api/try/clock/in');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('no log line contains a cookie, a token or a query', async () => {
  const agency = await app.newAgency();
  const person = await agency.newPerson();
  await person.client.send('GET', '/api/try/clock/in', { query: { name: 'Canary Person' } });
  await app.anyone.withToken('canary.token.value').call(changingGet);
  const lines = app.logLines.join('\n');
  expect(lines).toContain('/api/try/clock/in');
  for (const secret of [person.cookie, 'canary.token.value', 'Canary']) expect(lines).not.toContain(secret);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionRoutes } from '#areas/session/server/public.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addDays, addMonths } from '#platform/shared/calendar.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { MOST_TOKENS, TOO_MANY } from '../rules.ts';
import { apiTokenRoutes } from './public.ts';
import { newestTokens } from './store.ts';
import { buildApiToken } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [apiTokenRoutes, sessionRoutes] });
});
beforeEach(async () => {
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRRolodexTab: 1 } });
});
afterAll(() => app.close());

const today = () => dayAt(USUAL_TIME_ZONE, new Date());
const input = (more: object = {}) => ({ name: 'Nightly export', expiresOn: addDays(today(), 30), ...more });
const create = (body: object, by = person) => by.client.call(contract.createToken, { body });
const list = async (by = person) => (await by.client.call(contract.listTokens)).body.results;

test('a token is shown once, kept as a hash and recognized by how it begins', async () => {
  const { status, body } = await create(input({ permissions: ['PRRolodexTab'], isReadOnly: true }));
  expect(status).toBe(200);
  expect(body.token).toMatch(/^cdk_[\w-]{43}$/);
  expect(body).toMatchObject({ name: 'Nightly export', state: 'active', lastUsedAt: null, isReadOnly: true });
  expect(body.token.startsWith(body.prefix)).toBe(true);
  expect(body.prefix).toHaveLength(10);
  const { token, ...stored } = body;
  expect(await list()).toEqual([stored]);
  const { rows } = await app.owner.query(
    `SELECT t::text AS kept, token_hash = sha256($2::bytea) AS is_hash FROM api_tokens t WHERE id = $1`,
    [body.id, Buffer.from(token)],
  );
  expect(rows[0].is_hash).toBe(true);
  const log = await app.owner.query(`SELECT c::text AS entry FROM change_log c WHERE subject = 'API token'`);
  expect(JSON.stringify([rows, log.rows, app.logLines])).not.toContain(token.slice(10));
});

test('nobody sees, uses or revokes the tokens of somebody else', async () => {
  const { id } = (await create(input())).body;
  const colleague = await agency.newPerson({ permissions: { PRowner: 1 } });
  expect(await list(colleague)).toEqual([]);
  const { status } = await colleague.client.call(contract.revokeToken, { params: { id } });
  expect(status).toBe(404);
  expect(await list()).toMatchObject([{ id, state: 'active' }]);
});

test('a token is good for a year at most and gives nothing that its person does not hold', async () => {
  const { status, error } = await create(
    input({ permissions: ['PRadmin'], expiresOn: addDays(addMonths(today(), 12), 1) }),
  );
  expect(status).toBe(422);
  expect(error.errors).toMatchObject({
    permissions: ['You do not hold "Administrator" yourself.'],
    expiresOn: [expect.stringContaining('A token is good for a year at most')],
  });
  expect((await create(input({ permissions: ['everything'] }))).status).toBe(422);
  expect((await create(input({ expiresOn: addMonths(today(), 12) }))).status).toBe(200);
});

test('an administrator cannot make a token of an owner, and an owner can make one of an administrator', async () => {
  const admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  expect((await create(input({ permissions: ['PRowner'] }), admin)).status).toBe(422);
  expect((await create(input({ permissions: ['PRadmin', 'PRreceiptvoid'] }), owner)).status).toBe(200);
});

test('two clicks at once make one token', async () => {
  const answers = await Promise.all([create(input()), create(input({ name: 'nightly EXPORT' }))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.error.errors).toEqual({
    name: ['You have a token with this name.'],
  });
});

test('a name is free again once its token is revoked', async () => {
  const { id } = (await create(input())).body;
  const revoke = () => person.client.call(contract.revokeToken, { params: { id } });
  const [one, other] = await Promise.all([revoke(), revoke()]);
  expect([one.body.state, other.body.state]).toEqual(['revoked', 'revoked']);
  expect((await create(input())).status).toBe(200);
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE master_id = $1 AND subject = 'API token' AND subject_id = $2 ORDER BY id`,
    [person.masterId, id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['added', 'revoked']);
});

test('a person has a limited number of tokens, also when two are made at the same moment', async () => {
  for (let made = 1; made < MOST_TOKENS; made++) await buildApiToken(app.owner, person);
  await buildApiToken(app.owner, person, { revoked_at: '2026-01-01' });
  const answers = await Promise.all(['one', 'other'].map((name) => create(input({ name }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.message).toBe(TOO_MANY);
});

test('the list reads the tokens of one person out of an index, in its order', async () => {
  await app.owner.query(
    `INSERT INTO employees (master_id, first_name, last_name, email)
     SELECT $1, 'F' || n, 'L' || n, n || '@token-plans.test' FROM generate_series(1, 400) n`,
    [agency.masterId],
  );
  await app.owner.query(
    `INSERT INTO api_tokens (master_id, employee_id, name, prefix, token_hash, expires_on, expires_at)
     SELECT $1, e.id, 'T' || n, 'cdk_', sha256((e.id || ':' || n)::bytea), '2099-01-01', '2099-01-02'
     FROM employees e, generate_series(1, 20) n WHERE e.master_id = $1`,
    [agency.masterId],
  );
  await app.owner.query('ANALYZE api_tokens');
  const plan = await app.services.database.asTenant(person, async (db) =>
    JSON.stringify(await newestTokens(db, person.id).explain()),
  );
  expect(plan).toContain('api_tokens_employee');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

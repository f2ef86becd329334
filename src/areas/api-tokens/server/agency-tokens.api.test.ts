import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { listAgencyTokens, revokeAgencyToken } from '../agency-contract.ts';
import { listTokens } from '../contract.ts';
import { pageOfTokens } from './agency-tokens.ts';
import { apiTokenRoutes } from './public.ts';
import { buildApiToken } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let rosa: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [apiTokenRoutes] });
});
beforeEach(async () => {
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  rosa = await agency.newPerson({ firstName: 'Rosa' });
});
afterAll(() => app.close());

const revoke = (by: TestPerson, id: number) => by.client.call(revokeAgencyToken, { params: { id } });

test('administrators see the tokens of everybody in the agency with person, gates, last use and expiry', async () => {
  const stranger = await (await app.newAgency()).newPerson();
  await buildApiToken(app.owner, stranger);
  const { id } = await buildApiToken(app.owner, rosa, { name: 'Nightly', permissions: ['PRtraining'] });
  const { body } = await admin.client.call(listAgencyTokens);
  expect(body.results).toEqual([
    expect.objectContaining({
      id,
      name: 'Nightly',
      person: { id: rosa.id, name: 'Rosa Example' },
      permissions: ['PRtraining'],
      expiresOn: '2099-01-01',
      lastUsedAt: null,
      state: 'active',
    }),
  ]);
  expect((await rosa.client.call(listAgencyTokens)).status).toBe(403);
});

test('an administrator revokes the token of another person, once, and the token is refused from then on', async () => {
  const { id, secret } = await buildApiToken(app.owner, rosa);
  const other = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const answers = await Promise.all([revoke(admin, id), revoke(other, id)]);
  expect(answers.map(({ body }) => body.state)).toEqual(['revoked', 'revoked']);
  expect((await app.anyone.withToken(secret).call(listTokens)).error.message).toBe(
    'This API token was revoked.',
  );
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE master_id = $1 AND subject = 'API token' AND subject_id = $2`,
    [agency.masterId, id],
  );
  expect(rows).toEqual([{ action: 'revoked' }]);
});

test('a token of another agency is unknown, and someone who is no administrator revokes none of others', async () => {
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const { id } = await buildApiToken(app.owner, rosa);
  expect((await revoke(stranger, id)).status).toBe(404);
  expect((await revoke(rosa, id)).status).toBe(403);
});

test('a page of the list reads its tokens out of an index, in its order', async () => {
  await app.owner.query(
    `INSERT INTO api_tokens (master_id, employee_id, name, prefix, token_hash, expires_on, expires_at)
     SELECT $1, $2, 'T' || n, 'cdk_', sha256(('a' || n)::bytea), '2099-01-01', '2099-01-02'
     FROM generate_series(1, 8000) n`,
    [agency.masterId, rosa.id],
  );
  await app.owner.query('ANALYZE api_tokens');
  const plan = await app.services.database.asTenant(admin, async (db) =>
    JSON.stringify(await pageOfTokens(db, { size: 15, offset: 0 }).explain()),
  );
  expect(plan).toContain('api_tokens_pkey');
  expect(plan).not.toMatch(/Sort|Seq Scan on api_tokens/);
});

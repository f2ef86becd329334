import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listLog } from '#areas/change-log/contract.ts';
import { changeLogRoutes } from '#areas/change-log/server/public.ts';
import { listEntries, saveContact } from '#areas/rolodex/contract.ts';
import { rolodexRoutes } from '#areas/rolodex/server/public.ts';
import { changePassword, endOtherSessions, signOut } from '#areas/session/contract.ts';
import { ownProfile, saveOwnProfile } from '#areas/session/profile-contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { logBook } from '#platform/shared/log-book.ts';
import * as contract from '../contract.ts';
import { apiTokenRoutes } from './public.ts';
import { buildApiToken } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  const log = (mount: Parameters<typeof rolodexRoutes>[0]) => changeLogRoutes(mount, logBook([]));
  app = await startTestApp({ areas: [apiTokenRoutes, sessionRoutes, rolodexRoutes, log] });
});
beforeEach(async () => {
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Pat', lastName: 'Example', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

async function tokenOf(of: TestPerson, overrides: Record<string, unknown> = {}) {
  const { id, secret } = await buildApiToken(app.owner, of, overrides);
  // Without the marker that a change on the cookie needs.
  const headers = { 'x-requested-with': '' };
  const client = app.anyone.withToken(secret);
  return {
    id,
    call: ((endpoint, request = {}) => client.call(endpoint, { ...request, headers })) as typeof client.call,
  };
}
const ROSA = { name: 'Rosa Feather' };
const lastUse = async (id: number) =>
  (await app.owner.query('SELECT last_used_at AS at FROM api_tokens WHERE id = $1', [id])).rows[0].at;

test('a program reads and changes with a token in the name of its person, without the marker of a browser', async () => {
  const token = await tokenOf(person, { name: 'Nightly export' });
  const { body } = await token.call(ownProfile);
  expect(body).toMatchObject({ id: person.id, email: person.email });
  const saved = await token.call(saveContact, { params: { id: 0 }, body: ROSA });
  expect(saved.status).toBe(200);
  expect((await person.client.call(listEntries)).body.results).toContainEqual(
    expect.objectContaining({ id: saved.body.id, name: 'Rosa Feather' }),
  );
});

test('the change log says by which token a change was made, and a conflict does too', async () => {
  const token = await tokenOf(person, { name: 'Nightly export' });
  const { id, version } = (await token.call(saveContact, { params: { id: 0 }, body: ROSA })).body;
  const [entry] = (await person.client.call(listLog, { query: { subject: 'rolodex contact', record: id } }))
    .body.results;
  expect(entry.user).toBe('Pat Example by token Nightly export');
  await token.call(saveContact, { params: { id }, body: { ...ROSA, notes: 'Open late.' } });
  const late = await person.client.call(saveContact, { params: { id }, body: { ...ROSA, version } });
  expect(late.error.changedBy).toBe('Pat Example by token Nightly export');
  const own = (await person.client.call(saveContact, { params: { id }, body: ROSA })).status;
  expect(own).toBe(200);
  const log = await person.client.call(listLog, { query: { subject: 'rolodex contact', record: id } });
  expect(log.body.results.map(({ user }: { user: string }) => user)).toEqual([
    'Pat Example',
    'Pat Example by token Nightly export',
    'Pat Example by token Nightly export',
  ]);
});

test.each([
  ['expired', { expires_at: '2026-01-01' }, 'This API token has expired. Make a new one in the settings.'],
  ['revoked', { revoked_at: '2026-01-01' }, 'This API token was revoked.'],
])('a token that is %s is refused in its own words, by reads and changes', async (_, overrides, words) => {
  const token = await tokenOf(person, overrides);
  for (const answer of [
    await token.call(ownProfile),
    await token.call(saveContact, { params: { id: 0 }, body: ROSA }),
  ])
    expect([answer.status, answer.error.message]).toEqual([401, words]);
});

test('a token ends with its person, and a revoked one with the next call', async () => {
  const [token, other] = [await tokenOf(person), await tokenOf(person)];
  for (const each of [token, other]) expect((await each.call(ownProfile)).status).toBe(200);
  await person.client.call(contract.revokeToken, { params: { id: token.id } });
  expect((await token.call(ownProfile)).error.message).toBe('This API token was revoked.');
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [person.id]);
  const { status, error } = await other.call(ownProfile);
  expect([status, error.message]).toEqual([401, 'The person whose API token this is no longer has access.']);
});

test('a token that never was is refused', async () => {
  for (const made of ['cdk_', `cdk_${'A'.repeat(43)}`, 'cdk_%00', `cdk_${'x'.repeat(5000)}`]) {
    const { status, error } = await app.anyone.withToken(made).call(ownProfile);
    expect([status, error.message]).toEqual([401, 'This API token is not valid.']);
  }
});

test('a token beyond its gates is refused with the gate, and one that only reads changes nothing', async () => {
  const narrow = await tokenOf(person, { name: 'Narrow', permissions: [] });
  const closed = await narrow.call(listEntries);
  expect([closed.status, closed.error.message]).toEqual([
    403,
    'The API token "Narrow" was not given the gate "rolodex". Needs the permission "Rolodex".',
  ]);
  const reader = await tokenOf(person, { name: 'Reader', is_read_only: true });
  expect((await reader.call(listEntries)).status).toBe(200);
  const change = await reader.call(saveContact, { params: { id: 0 }, body: ROSA });
  expect([change.status, change.error.message]).toEqual([403, 'The API token "Reader" can only read.']);
});

test('what a person may no longer do, their token may not do with the next call', async () => {
  const token = await tokenOf(person);
  expect((await token.call(listEntries)).status).toBe(200);
  await app.owner.query(`UPDATE employees SET permissions = '{}' WHERE id = $1`, [person.id]);
  const { status, error } = await token.call(listEntries);
  expect([status, error.message]).toEqual([403, 'Needs the permission "Rolodex".']);
});

test('a token of an owner with one permission is neither owner nor administrator', async () => {
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const token = await tokenOf(owner, { permissions: ['PRRolodexTab'] });
  expect((await token.call(listEntries)).status).toBe(200);
  expect((await token.call(listLog)).error.message).toContain('was not given the gate "admin"');
});

test('a token neither makes tokens nor signs out nor changes the password', async () => {
  const token = await tokenOf(person);
  const body = { name: 'Another', expiresOn: '2027-01-01' };
  for (const answer of [
    await token.call(contract.createToken, { body }),
    await token.call(signOut),
    await token.call(endOtherSessions),
    await token.call(changePassword, { body: { currentPassword: 'x', newPassword: 'y' } }),
  ])
    expect([answer.status, answer.error.message]).toEqual([
      403,
      'An API token cannot do this. Sign in to do it.',
    ]);
});

test('before the agreement is accepted a token changes nothing', async () => {
  const newcomer = await agency.newPerson({ permissions: { PRowner: 1 }, agreementAccepted: false });
  const token = await tokenOf(newcomer);
  const body = { firstName: 'New', lastName: 'Comer' };
  expect((await token.call(ownProfile)).status).toBe(200);
  expect((await token.call(saveOwnProfile, { body })).status).toBe(403);
});

test('the last use is written by a read too, at most once a minute', async () => {
  const token = await tokenOf(person);
  expect(await lastUse(token.id)).toBeNull();
  await Promise.all([token.call(ownProfile), token.call(ownProfile)]);
  // A read is answered a little before its transaction ends.
  await until('the first use', async () => (await lastUse(token.id)) !== null);
  const [recently, longer] = [30, 61].map((seconds) => new Date(Date.now() - seconds * 1000));
  const writeUse = (at: Date | undefined) =>
    app.owner.query('UPDATE api_tokens SET last_used_at = $2 WHERE id = $1', [token.id, at]);
  await writeUse(recently);
  await token.call(saveOwnProfile, { body: { firstName: 'Pat', lastName: 'Example' } });
  expect(await lastUse(token.id)).toEqual(recently);
  await writeUse(longer);
  await token.call(ownProfile);
  await until('a later use', async () => (await lastUse(token.id)) > (longer as Date));
});

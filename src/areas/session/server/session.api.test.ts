import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#platform/server/auth/session.ts';
import { TEST_PASSWORD } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { TestClient } from '#platform/server/testing/test-client.ts';
import { until } from '#platform/server/testing/until.ts';
import { PERMISSION_DEFAULTS } from '#platform/shared/permissions.ts';
import { readToken } from '#platform/shared/token.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profile-contract.ts';
import { sessionJobs, sessionRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes], jobs: sessionJobs });
});
afterAll(() => app.close());

const signIn = (email: string, password: string) =>
  app.anyone.call(contract.signIn, { body: { email, password } });

test('sign-in answers what auth/status answers, with the user next to the token that carries it', async () => {
  const person = await (await app.newAgency({ name: 'Harbor Insurance' })).newPerson({
    firstName: 'Ann',
    lastName: 'Lee',
  });
  const answer = await signIn(person.email.toUpperCase(), TEST_PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toEqual({ id: person.id, name: 'Ann Lee', email: person.email });
  const read = readToken(answer.body.token, Date.now() / 1000);
  expect(read).toMatchObject({ claims: { sub: String(person.id), name: 'Ann Lee', email: person.email } });
  const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value).not.toBe(answer.body.token);
  const { token, ...rest } = (
    await new TestClient(app, { cookie: cookie?.value as string }).call(contract.authStatus)
  ).body;
  const { user, token: first, ...same } = answer.body;
  expect(rest).toEqual(same);
  expect(rest).toMatchObject({
    location: 'None',
    officeId: null,
    timeZone: 'America/New_York',
    whiteLabel: { agencyName: 'Harbor Insurance' },
  });
});

test('config and permissions have the documented defaults', async () => {
  const person = await (await app.newAgency()).newPerson();
  const { body } = await person.client.call(contract.authStatus);
  expect(body.config).toMatchObject({
    liteSwitch: 1,
    themesId: 1,
    customField1: 'custom field 1',
    customField2: 'custom field 2',
    customField3: 'custom field 3',
    isReceiveLeads: 0,
    showFirstNameLastName: 0,
    proposeProducer: 0,
    isEnabledRaterTab: 0,
  });
  expect(body.permissions).toEqual({ ...PERMISSION_DEFAULTS, BACKOFFICE_ACCOUNT_ADDONS: [] });
  expect(body.telephony).toEqual({ telephonySubAccount: 0 });
});

test('a flag stored as 0 wins over a default of 1', async () => {
  const person = await (await app.newAgency()).newPerson({
    permissions: { PRshowAdminMenuDropdown: 0, PRtraining: 1 },
  });
  const { body } = await person.client.call(contract.authStatus);
  expect(body.permissions).toMatchObject({
    PRshowAdminMenuDropdown: 0,
    PRtraining: 1,
    PRshowOfficeMenuDropdown: 1,
  });
});

test('a failed sign-in does not tell which part was wrong', async () => {
  const person = await (await app.newAgency()).newPerson();
  const wrong = await signIn(person.email, 'not the password');
  const unknown = await signIn('nobody@person.test', 'not the password');
  expect(wrong.status).toBe(401);
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
});

test('a bearer alone is enough, and a bearer that is sent decides over the cookie', async () => {
  const person = await (await app.newAgency()).newPerson();
  const { body } = await person.client.call(contract.authStatus);
  const bearer = app.anyone.withToken(body.token);
  expect((await bearer.call(profiles.ownProfile)).body.id).toBe(person.id);
  const both = await person.client.call(profiles.ownProfile, {
    headers: { authorization: 'Bearer nonsense' },
  });
  expect(both).toMatchObject({ status: 401, error: { message: 'Invalid Token' } });
});

test('auth/status takes only the cookie', async () => {
  const person = await (await app.newAgency()).newPerson();
  const { body } = await person.client.call(contract.authStatus, {
    headers: { authorization: 'Bearer nonsense' },
  });
  expect((await app.anyone.withToken(body.token).call(contract.authStatus)).status).toBe(401);
});

test('after sign-out the old token and cookie answer 401, and the cookie is cleared', async () => {
  const person = await (await app.newAgency()).newPerson();
  const { body } = await person.client.call(contract.authStatus);
  const out = await person.client.call(contract.signOut);
  expect(out.status).toBe(204);
  expect(out.cookies[0]).toMatchObject({ name: SESSION_COOKIE, value: '' });
  expect((await person.client.call(contract.authStatus)).status).toBe(401);
  expect((await app.anyone.withToken(body.token).call(profiles.ownProfile)).status).toBe(401);
});

test('disabling the person ends token and cookie immediately, and sign-in is refused', async () => {
  const person = await (await app.newAgency()).newPerson();
  const { body } = await person.client.call(contract.authStatus);
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [person.id]);
  expect((await person.client.call(profiles.ownProfile)).status).toBe(401);
  expect((await app.anyone.withToken(body.token).call(profiles.ownProfile)).status).toBe(401);
  expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(401);
});

test.each([
  ['idle for 12 hours', `last_seen_at = now() - interval '12 hours 1 second'`],
  ['24 hours old', `created_at = now() - interval '24 hours 1 second'`],
])('a session ends when it is %s', async (_, change) => {
  const person = await (await app.newAgency()).newPerson();
  await app.owner.query(`UPDATE sessions SET ${change} WHERE id = $1`, [person.sessionId]);
  expect((await person.client.call(contract.authStatus)).status).toBe(401);
});

test('use keeps a session from growing idle', async () => {
  const person = await (await app.newAgency()).newPerson();
  await app.owner.query(`UPDATE sessions SET last_seen_at = now() - interval '11 hours' WHERE id = $1`, [
    person.sessionId,
  ]);
  expect((await person.client.call(contract.authStatus)).status).toBe(200);
  const isFresh = async () => {
    const { rows } = await app.owner.query(
      `SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM sessions WHERE id = $1`,
      [person.sessionId],
    );
    return rows[0].fresh || undefined;
  };
  // A reader is answered before its transaction ends.
  expect(await until('the session to be seen', isFresh)).toBe(true);
});

test('the agreement is required until it is accepted, once for each version', async () => {
  const person = await (await app.newAgency()).newPerson({ agreementAccepted: false });
  expect((await person.client.call(contract.authStatus)).body.agreementRequired).toBe(true);
  const { body } = await person.client.call(contract.agreement);
  expect((await person.client.call(contract.acceptAgreement, { body: { version: 'another' } })).status).toBe(
    409,
  );
  for (const _ of [1, 2]) {
    expect(
      (await person.client.call(contract.acceptAgreement, { body: { version: body.version } })).status,
    ).toBe(204);
  }
  expect((await person.client.call(contract.authStatus)).body).toMatchObject({
    agreementRequired: false,
    agreementVersion: body.version,
  });
  const { rows } = await app.owner.query(
    `SELECT 1 FROM change_log WHERE subject_id = $1 AND action = 'agreement accepted'`,
    [person.id],
  );
  expect(rows).toHaveLength(1);
});

test('until the agreement is accepted only it, sign-out and the password can be called; the token of a session is no way around it', async () => {
  const person = await (await app.newAgency()).newPerson({ agreementAccepted: false });
  const { token } = (await person.client.call(contract.authStatus)).body;
  const profile = { firstName: 'New', lastName: 'Name' };
  const byToken = app.anyone.withToken(token);
  for (const client of [person.client, byToken]) {
    expect(await client.call(profiles.saveOwnProfile, { body: profile })).toMatchObject({
      status: 403,
      error: { message: 'Accept the terms of use first. Until then you can look, but change nothing.' },
    });
    expect((await client.call(profiles.ownProfile)).body.firstName).toBe('Pat');
  }
  const password = { currentPassword: TEST_PASSWORD, newPassword: 'amber-window-orchard' };
  expect((await person.client.call(contract.changePassword, { body: password })).status).toBe(204);
  const { version } = (await byToken.call(contract.agreement)).body;
  expect((await byToken.call(contract.acceptAgreement, { body: { version } })).status).toBe(204);
  expect((await byToken.call(profiles.saveOwnProfile, { body: profile })).status).toBe(200);
  const another = await (await app.newAgency()).newPerson({ agreementAccepted: false });
  expect((await another.client.call(contract.signOut)).status).toBe(204);
});

test('the sign-in page names no account outside the demo world', async () => {
  const { body } = await app.anyone.call(contract.signInPage);
  expect(body).toMatchObject({ demoAccounts: [], demoPassword: '' });
});

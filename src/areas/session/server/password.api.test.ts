import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import { TEST_PASSWORD } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as profiles from '../profile-contract.ts';
import { sessionJobs, sessionRoutes } from './public.ts';

const NEW_PASSWORD = 'quiet-orchard-93-boat';
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-mail-'));
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(folder);
  app = await startTestApp({
    areas: [sessionRoutes],
    jobs: sessionJobs,
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://desk.test' },
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const signIn = (email: string, password: string) =>
  app.anyone.call(contract.signIn, { body: { email, password } });
const forgot = (email: string) => app.anyone.call(contract.requestPasswordReset, { body: { email } });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.anyone.call(contract.resetPassword, { body: { token, newPassword } });

async function mailedToken(email: string, count = 1): Promise<string> {
  const mail = await mailbox.mailTo(email, count);
  const link = /https:\/\/desk\.test\/auth\/reset\?token=(\S+)/.exec(mail.text ?? '');
  return link?.[1] as string;
}

test('a changed password ends every other session of the person and is logged', async () => {
  const person = await (await app.newAgency()).newPerson();
  const elsewhere = await signIn(person.email, TEST_PASSWORD);
  const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  expect((await person.client.call(contract.changePassword, { body })).status).toBe(204);
  expect((await person.client.call(contract.authStatus)).status).toBe(200);
  expect((await app.anyone.withToken(elsewhere.body.token).call(profiles.ownProfile)).status).toBe(401);
  expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  const { rows } = await app.owner.query('SELECT action, employee_id FROM change_log WHERE subject_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ action: 'password changed', employee_id: person.id }]);
});

test('of changes at the same time one counts, and the others no longer know the current password', async () => {
  const person = await (await app.newAgency()).newPerson();
  const change = (newPassword: string) =>
    person.client.call(contract.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword } });
  const wanted = [`${NEW_PASSWORD}-1`, `${NEW_PASSWORD}-2`];
  const answers = await Promise.all(wanted.map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.error.errors).toEqual({ currentPassword: ['This is not your current password.'] });
  const taken = wanted[answers.findIndex(({ status }) => status === 204)] as string;
  expect((await signIn(person.email, taken)).status).toBe(200);
});

test.each([
  ['short', 'Use at least 12 characters.'],
  ['password123!!', 'This password is too common. Choose another.'],
  ['Example-Pat-1', 'Do not build the password from your name or email address.'],
])('the new password %s is refused: %s', async (newPassword, message) => {
  const { client } = await (await app.newAgency()).newPerson();
  const answer = await client.call(contract.changePassword, {
    body: { currentPassword: TEST_PASSWORD, newPassword },
  });
  expect(answer).toMatchObject({ status: 422, error: { errors: { newPassword: [message] } } });
});

test('the mailed link sets a new password once and ends every session', async () => {
  const person = await (await app.newAgency()).newPerson({ firstName: 'Ann' });
  expect((await forgot(person.email.toUpperCase())).status).toBe(200);
  const mail = await mailbox.mailTo(person.email);
  expect(mail).toMatchObject({
    subject: 'Set a new Coverdesk password',
    from: { address: 'no-reply@coverdesk.test' },
  });
  expect(mail.text).toContain('Hello Ann,');
  const token = await mailedToken(person.email);
  expect((await reset(token, 'short')).status).toBe(422);
  expect((await reset(token)).status).toBe(204);
  expect((await person.client.call(contract.authStatus)).status).toBe(401);
  expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  const again = await reset(token, 'another-orchard-17-boat');
  expect(again).toMatchObject({
    status: 422,
    error: { errors: { token: [expect.stringContaining('Ask for a new one.')] } },
  });
});

test('a link used twice at the same time sets one password', async () => {
  const person = await (await app.newAgency()).newPerson();
  await forgot(person.email);
  const token = await mailedToken(person.email);
  const statuses = (await Promise.all([1, 2, 3, 4].map((n) => reset(token, `${NEW_PASSWORD}-${n}`)))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([204, 422, 422, 422]);
});

test('a link older than an hour and a forged one are refused', async () => {
  const person = await (await app.newAgency()).newPerson();
  await forgot(person.email);
  const token = await mailedToken(person.email);
  const [resetId] = token.split('.');
  expect((await reset(`${resetId}.${'A'.repeat(43)}`)).status).toBe(422);
  expect((await reset('nonsense')).status).toBe(422);
  await app.owner.query(
    `UPDATE password_resets SET expires_at = expires_at - interval '61 minutes' WHERE id = $1`,
    [resetId],
  );
  expect((await reset(token)).status).toBe(422);
});

test('an unknown address gets the same answer and no mail; the fourth request in an hour sends none', async () => {
  const person = await (await app.newAgency()).newPerson();
  const known = await forgot(person.email);
  expect(await forgot('nobody@person.test')).toMatchObject({ status: known.status, body: known.body });
  for (const _ of [2, 3, 4]) await forgot(person.email);
  await mailbox.mailTo(person.email, 3);
  const { rows } = await app.owner.query('SELECT count(*)::int AS n FROM password_resets WHERE email = $1', [
    person.email,
  ]);
  expect(rows[0].n).toBe(3);
});

test('nothing of the link is kept in the database', async () => {
  const person = await (await app.newAgency()).newPerson();
  await forgot(person.email);
  const [, seal] = (await mailedToken(person.email)).split('.');
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS n FROM pgboss.job j WHERE j.data::text || coalesce(j.output::text, '') LIKE '%' || $1 || '%'`,
    [seal],
  );
  expect(rows[0].n).toBe(0);
});

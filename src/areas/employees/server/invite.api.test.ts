import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword, signIn } from '#areas/session/contract.ts';
import { sessionJobs, sessionRoutes } from '#areas/session/server/public.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { employeeJobs, employeeRoutes } from './public.ts';
import { buildEmployeeGroup } from './test-data.ts';

const PASSWORD = 'quiet-orchard-93-boat';
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-mail-'));
let app: TestApp;
let mailbox: Mailbox;
let admin: TestPerson;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(folder);
  app = await startTestApp({
    areas: [sessionRoutes, employeeRoutes],
    jobs: [...sessionJobs, ...employeeJobs],
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://desk.test' },
  });
  admin = await (await app.newAgency({ name: 'Harbor Insurance' })).newPerson({
    permissions: { PRadmin: 1 },
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

let count = 0;
const newcomer = () => ({ firstName: 'Ida', lastName: 'Berg', email: `Ida.${++count}@Invited.test` });
const save = (id: number, body: unknown) =>
  admin.client.call(contract.saveEmployee, { params: { id }, body });
const again = (id: number) => admin.client.call(contract.inviteAgain, { params: { id } });
const stateOf = async (id: number) =>
  (await admin.client.call(contract.findEmployee, { params: { id } })).body.state;
const signInWith = (email: string, password: string) =>
  app.anyone.call(signIn, { body: { email, password } });
const choose = (token: string) => app.anyone.call(resetPassword, { body: { token, newPassword: PASSWORD } });

async function mailedToken(email: string, number = 1): Promise<string> {
  const { text } = await mailbox.mailTo(email.toLowerCase(), number);
  return /https:\/\/desk\.test\/auth\/reset\?token=([^\s&]+)/.exec(text ?? '')?.[1] as string;
}

test('someone who is invited chooses a password through the mailed link, once, and is active from then on', async () => {
  const groupId = await buildEmployeeGroup(app.owner, admin.masterId, 'Sales');
  const given = { ...newcomer(), jobTitle: 'Agent', groupIds: [groupId], permissions: { PRtraining: 1 } };
  const { status, body } = await save(0, given);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Ida Berg', jobTitle: 'Agent', state: 'Invited', version: 1 });
  expect(body).toMatchObject({
    groups: [{ name: 'Sales' }],
    permissions: { PRtraining: 1 },
    lastSeenAt: null,
  });
  const mail = await mailbox.mailTo(given.email.toLowerCase());
  expect(mail.subject).toBe('Your Coverdesk account');
  expect(mail.text).toContain('Hello Ida,');
  expect(mail.text).toContain('&invited=true');
  expect(mail.text).toContain('Harbor Insurance works with Coverdesk');
  expect((await signInWith(given.email, '')).status).toBe(422);
  expect((await signInWith(given.email, 'anything at all')).status).toBe(401);
  const token = await mailedToken(given.email);
  expect((await choose(token)).status).toBe(204);
  expect((await choose(token)).status).toBe(422);
  expect((await signInWith(given.email, PASSWORD)).status).toBe(200);
  expect(await stateOf(body.id)).toBe('Active');
});

test('the invitation is in the log, and in the group’s log too', async () => {
  const groupId = await buildEmployeeGroup(app.owner, admin.masterId, 'Service');
  const { body } = await save(0, { ...newcomer(), groupIds: [groupId], permissions: { PRtraining: 1 } });
  const { rows } = await app.owner.query(
    `SELECT subject, action, before, after FROM change_log
     WHERE (subject, subject_id) IN (('employee', $1), ('employee group', $2)) ORDER BY subject`,
    [body.id, groupId],
  );
  expect(rows).toMatchObject([
    {
      action: 'invited',
      before: null,
      after: { lastName: 'Berg', groups: ['Service'], permissions: { PRtraining: 1 } },
    },
    { action: 'member added', after: { member: 'Ida Berg' } },
  ]);
});

test('an address already in use in any agency is refused at the field and nobody is created', async () => {
  const elsewhere = await (await app.newAgency()).newPerson();
  const answer = await save(0, { ...newcomer(), lastName: 'Twice', email: elsewhere.email });
  expect(answer).toMatchObject({
    status: 422,
    error: { errors: { email: ['Someone already signs in with this address. Enter another one.'] } },
  });
  const { rows } = await app.owner.query(`SELECT 1 FROM employees WHERE last_name = 'Twice'`);
  expect(rows).toEqual([]);
});

test('of two simultaneous invitations to one address, one is accepted', async () => {
  const given = newcomer();
  const statuses = (await Promise.all([save(0, given), save(0, given)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 422]);
});

test('the link lives for 7 days; send again sends a new one until a password was chosen', async () => {
  const given = newcomer();
  const { body } = await save(0, given);
  const token = await mailedToken(given.email);
  const [resetId] = token.split('.');
  const { rows } = await app.owner.query(
    `SELECT expires_at - created_at = interval '7 days' AS week FROM password_resets WHERE id = $1`,
    [resetId],
  );
  expect(rows[0].week).toBe(true);
  await app.owner.query('UPDATE password_resets SET expires_at = now() WHERE id = $1', [resetId]);
  expect((await choose(token)).status).toBe(422);
  expect((await again(body.id)).body.state).toBe('Invited');
  expect((await choose(await mailedToken(given.email, 2))).status).toBe(204);
  expect(await again(body.id)).toMatchObject({
    status: 409,
    error: { message: 'This person has already chosen a password.' },
  });
});

test('a corrected mistyped address: the old link opens nothing, the new address gets one', async () => {
  const given = newcomer();
  const { body } = await save(0, given);
  const old = await mailedToken(given.email);
  const right = newcomer();
  expect((await save(body.id, right)).body).toMatchObject({ email: right.email, state: 'Invited' });
  expect((await choose(old)).status).toBe(422);
  expect((await choose(await mailedToken(right.email))).status).toBe(204);
  expect((await signInWith(right.email, PASSWORD)).status).toBe(200);
  expect((await signInWith(given.email, PASSWORD)).status).toBe(401);
});

test('a forgotten password: the link to the old address ends when the address changes', async () => {
  const [given, right] = [newcomer(), newcomer()];
  const { body } = await save(0, given);
  await choose(await mailedToken(given.email));
  await app.anyone.call(requestPasswordReset, { body: { email: given.email } });
  const old = await mailedToken(given.email, 2);
  expect((await save(body.id, right)).body).toMatchObject({ email: right.email, state: 'Active' });
  expect((await choose(old)).status).toBe(422);
  await app.anyone.call(requestPasswordReset, { body: { email: right.email } });
  expect((await choose(await mailedToken(right.email))).status).toBe(204);
});

test('the link of someone who is disabled meanwhile opens nothing until they are enabled', async () => {
  const given = newcomer();
  const { body } = await save(0, given);
  const token = await mailedToken(given.email);
  const params = { id: body.id };
  expect((await admin.client.call(contract.disableEmployee, { params })).body.state).toBe('Disabled');
  expect((await choose(token)).status).toBe(422);
  expect((await again(body.id)).status).toBe(409);
  expect((await admin.client.call(contract.enableEmployee, { params })).body.state).toBe('Invited');
  expect((await choose(token)).status).toBe(204);
});

test('someone who lost the invitation can ask for a link like anyone who forgot a password', async () => {
  const given = newcomer();
  await save(0, given);
  await mailbox.mailTo(given.email.toLowerCase());
  await app.anyone.call(requestPasswordReset, { body: { email: given.email } });
  const token = await mailedToken(given.email, 2);
  expect((await choose(token)).status).toBe(204);
});

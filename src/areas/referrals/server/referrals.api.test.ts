import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { referralJobs, referralRoutes } from './public.ts';
import { mailReferral } from './refer-friend.ts';
import { buildReferral } from './test-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-mail-'));
let app: TestApp;
let mailbox: Mailbox;
let person: TestPerson;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(folder);
  app = await startTestApp({
    areas: [referralRoutes],
    jobs: referralJobs,
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://desk.test' },
  });
  person = await newPerson();
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const newPerson = async () =>
  (await app.newAgency({ name: 'Harbor Insurance' })).newPerson({ firstName: 'Ann', lastName: 'Lee' });
let count = 0;
const friend = (more: object = {}) => ({
  friendName: 'Ida Berg',
  email: `ida.${++count}@friend.test`,
  agency: 'Berg & Sons',
  phone: '305 555 0142',
  message: 'You will like it.',
  ...more,
});
const refer = (body: unknown, key?: string, who = person) =>
  who.client.call(contract.referFriend, { body, headers: key ? { 'idempotency-key': key } : {} });
const list = async (query: object = {}, who = person) =>
  (await who.client.call(contract.ownReferrals, { query: { ...query } })).body;
const mailsTo = (address: string) =>
  readdirSync(folder).filter((name) => name.endsWith(`-${encodeURIComponent(address)}.eml`));

test('the friend gets the invitation by mail, and the list says when it was sent', async () => {
  const given = friend();
  const { status, body } = await refer(given);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...given,
    phone: '(305) 555-0142',
    state: 'waiting',
    hidden: false,
    sentAt: null,
  });
  const mail = await mailbox.mailTo(given.email);
  expect(mail.subject).toBe('Ann Lee invites you to Coverdesk');
  expect(mail.text).toContain('Hello Ida Berg,');
  expect(mail.text).toContain('Ann Lee of Harbor Insurance works with Coverdesk');
  expect(mail.text).toContain('You will like it.');
  expect(mail.text).toContain('https://desk.test');
  const [sent] = await until('the state', async () => {
    const { results } = await list();
    return results[0].state === 'sent' && results;
  });
  expect(sent).toMatchObject({ id: body.id, sentAt: expect.any(String) });
});

test('a double click sends one invitation, and a job that runs again sends nothing', async () => {
  const given = friend();
  const [one, other] = await Promise.all([refer(given, 'twice'), refer(given, 'twice')]);
  expect(other.body).toEqual(one.body);
  await mailbox.mailTo(given.email);
  await until('the state', async () => (await list()).results[0].state === 'sent');
  await mailReferral.handle({ masterId: person.masterId, referralId: one.body.id }, app.services);
  expect(mailsTo(given.email)).toHaveLength(1);
});

test('an address that a colleague invited is refused for thirty days, unless it could not be reached', async () => {
  const who = await newPerson();
  const given = friend();
  const statuses = (await Promise.all([refer(given, undefined, who), refer(given, undefined, who)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 422]);
  expect(await refer({ ...given, email: given.email.toUpperCase() }, undefined, who)).toMatchObject({
    status: 422,
    error: {
      errors: { email: [expect.stringMatching(/^Ann Lee invited this address on \d\d\/\d\d\/\d{4}\.$/)] },
    },
  });
  await mailbox.mailTo(given.email);
  const lost = friend();
  const hoursAgo = new Date(Date.now() - 7 * 3_600_000);
  const owned = { ...who, employeeId: who.id };
  await buildReferral(app.owner, owned, { friend_email: lost.email, sent_at: null, created_at: hoursAgo });
  expect((await list({}, who)).results[0]).toMatchObject({ email: lost.email, state: 'failed' });
  expect((await refer(lost, undefined, who)).status).toBe(200);
});

test('what would add a header or another receiver is refused at its field, and nothing is stored', async () => {
  const who = await newPerson();
  const bad = {
    friendName: 'Ida\r\nBcc: all@friend.test',
    email: 'ida@friend.test\nBcc: all@friend.test',
    agency: 'Berg\u2028Cc: x@friend.test',
  };
  const { status, error } = await refer(friend(bad), undefined, who);
  expect(status).toBe(422);
  expect(Object.keys(error.errors ?? {}).sort()).toEqual(['agency', 'email', 'friendName']);
  expect((await list({}, who)).pagination.total).toBe(0);
});

test('my referrals are paged, hidden and brought back; nobody else sees them', async () => {
  const who = await newPerson();
  const owned = { ...who, employeeId: who.id };
  for (let at = 0; at < 17; at++) await buildReferral(app.owner, owned, { friend_name: `Friend ${at + 1}` });
  const first = await list({}, who);
  expect(first.pagination).toMatchObject({ total: 17, last_page: 2 });
  expect(first.results).toHaveLength(15);
  expect(first.results[0].friendName).toBe('Friend 17');
  const { id } = first.results[0];
  const hide = (hidden: boolean, by = who) =>
    by.client.call(contract.hideReferral, { params: { id }, body: { hidden } });
  expect((await hide(true)).body).toMatchObject({ id, hidden: true });
  expect((await hide(true)).status).toBe(200);
  expect((await list({}, who)).pagination.total).toBe(16);
  expect((await list({ hidden: 1 }, who)).results).toMatchObject([{ id }]);
  expect((await hide(true, person)).status).toBe(404);
  expect((await hide(false)).body).toMatchObject({ id, hidden: false });
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'referral' AND subject_id = $1 AND master_id = $2 ORDER BY id`,
    [id, who.masterId],
  );
  expect(rows).toEqual([{ action: 'hidden' }, { action: 'shown' }]);

  const print = (pages: string) => who.client.call(contract.printReferrals, { query: { pages } });
  const whole = readPdfText((await print('1-2')).bytes);
  for (const shown of ['Harbor Insurance', 'My referrals', 'Friend 17', 'Friend 1', '17 of 17'])
    expect(whole).toContain(shown);
  const second = readPdfText((await print(' 2 ')).bytes);
  expect(second).toContain('2 of 17');
  expect(second).not.toContain('Friend 17');
  for (const pages of ['', '0', '2-1', '1-3', 'all', '1;2'])
    expect(await print(pages)).toMatchObject({
      status: 422,
      error: { errors: { pages: [expect.any(String)] } },
    });
});

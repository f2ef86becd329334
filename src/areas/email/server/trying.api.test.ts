import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { emailJobs, emailRoutes } from './public.ts';
import { customerMail } from './send-email.ts';
import { buildEmail, buildEmailFile } from './test-data.ts';
import { create, untilState } from './test-email.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-trying-'));
let mailbox: Mailbox;
let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
  app = await startTestApp({ areas: [emailRoutes], jobs: emailJobs, env: { SMTP_URL: mailbox.url } });
  person = await (await app.newAgency()).newPerson();
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

/** Lets the job try a mail that is already stored. */
const tryNow = (emailId: number) =>
  app.services.database.withoutTenant((db) =>
    app.services.jobs.send(db, customerMail, { masterId: person.masterId, emailId }),
  );
const told = async (text: string) => {
  const sql = 'SELECT title FROM notification_messages WHERE master_id = $1 AND strpos(message, $2) > 0';
  return (await app.owner.query(sql, [person.masterId, text])).rows;
};

test('someone who opted out after a mail was written gets nothing, and its sender is told', async () => {
  const customer_id = await buildCustomer(app.owner, person.masterId, { email_opt_out: true });
  const id = await buildEmail(app.owner, person, { customer_id, to_addresses: ['late@send.test'] });
  await tryNow(id);
  const { failure, tries } = await untilState(app, id, 'failed');
  expect([failure, tries]).toEqual(['Email not sent to customer as they are opted out.', 1]);
  expect(await told('late@send.test')).toEqual([{ title: 'Email Failed To Be Sent' }]);
});

test('a mail whose file is lost is given up immediately, and the file is named', async () => {
  const before = await givenUp();
  const id = await buildEmail(app.owner, person, { to_addresses: ['lost@send.test'] });
  await buildEmailFile(app.owner, person, { email_id: id, filename: 'gone.txt' });
  await tryNow(id);
  const { failure, tries } = await untilState(app, id, 'failed');
  expect([failure, tries]).toEqual(['The file gone.txt is no longer here.', 1]);
  expect(await told('gone.txt is no longer here')).toHaveLength(1);
  // The operator sees it in the figures.
  await until('the figure', async () => (await givenUp()) === before + 1);
});

async function givenUp(): Promise<number> {
  const { body } = await app.anyone.send('GET', '/metrics');
  return Number(/^mail_given_up_total\{kind="customer"\} (\d+)$/m.exec(String(body))?.[1] ?? 0);
}

test('a mail that was tried too often is given up, whoever was killed in between', async () => {
  const to_addresses = Array.from({ length: 50 }, (_, at) => `often${at}@send.test`);
  const id = await buildEmail(app.owner, person, { to_addresses, tries: 12 });
  await tryNow(id);
  expect(await untilState(app, id, 'failed')).toMatchObject({
    failure: 'It was tried too many times.',
    tries: 13,
  });
});

test('a name with a line break neither becomes a header nor stops the mail', async () => {
  const sender = await (await app.newAgency()).newPerson({ firstName: 'Eve\r\nBcc: eve@evil.test' });
  await create(sender, { to: 'name@send.test' });
  const mail = await mailbox.mailTo('name@send.test');
  expect(mail.from?.name).toBe('Eve Bcc: eve@evil.test Example');
  expect(mail.bcc).toBeUndefined();
});

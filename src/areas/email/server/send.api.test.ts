import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildTemplate } from '#areas/templates/server/test-data.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { emailJobs, emailRoutes } from './public.ts';
import { attach, create, textFile, untilState } from './test-email.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-email-'));
let mailbox: Mailbox;
let app: TestApp;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
  app = await startTestApp({ areas: [emailRoutes], jobs: emailJobs, env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const newPerson = async () => (await app.newAgency({ name: 'Palmetto' })).newPerson();
const newCustomer = (person: TestPerson, columns: object = {}) =>
  buildCustomer(app.owner, person.masterId, { email: 'ann@person.test', ...columns });
const countEmails = async ({ masterId }: TestPerson) =>
  (await app.owner.query('SELECT count(*)::int AS n FROM emails WHERE master_id = $1', [masterId])).rows[0].n;

test('a mail arrives with its copies and files, sanitized, under a fixed Message-ID, and is listed as sent', async () => {
  const person = await newPerson();
  const customerId = await newCustomer(person);
  const uploaded = await attach(person, [textFile('nóte.txt', 'The note')], {
    email: JSON.stringify({ customerId }),
    filesCount: '1',
    employeeId: String(person.id),
  });
  expect(uploaded.body).toMatchObject({ results: [{ filename: 'nóte.txt', size: 8 }], refused: [] });
  const { uploadFilesId } = uploaded.body;
  const answer = await create(person, {
    to: 'zoe@send.test; bob@send.test',
    cc: 'cc@send.test',
    bcc: ['bcc@send.test'],
    subject: ' Grüße ',
    body: '<p>Hi <b>Zoë</b><img src=x onerror=alert(1)><script>alert(1)</script></p>',
    customerId,
    uploadFilesId,
  });
  expect(answer.body).toEqual({ message: 'Email Sent', id: expect.any(Number) });
  const mail = await mailbox.mailTo('zoe@send.test,bob@send.test,cc@send.test,bcc@send.test');
  expect(mail).toMatchObject({
    messageId: `<email-${person.masterId}-${answer.body.id}@127.0.0.1>`,
    from: { address: person.email, name: person.name },
    subject: 'Grüße',
    attachments: [{ filename: 'nóte.txt' }],
  });
  expect(mail.html?.trim()).toBe('<p>Hi <strong>Zoë</strong></p>');
  expect(mail.text?.trim()).toBe('Hi Zoë');
  await untilState(app, answer.body.id, 'sent');
  const list = await person.client.call(contract.sentEmails, { query: { customerId } });
  expect(list.body.results).toMatchObject([
    { id: answer.body.id, state: 'sent', filesCount: 1, subject: 'Grüße' },
  ]);
  const whole = await person.client.call(contract.sentEmail, { params: { id: answer.body.id } });
  expect(whole.body).toMatchObject({
    bcc: 'bcc@send.test',
    files: [{ kind: 'upload', filename: 'nóte.txt' }],
  });
  const file = await person.client.call(contract.downloadEmailFile, { params: { id: uploadFilesId[0] } });
  expect(file.bytes.toString()).toBe('The note');
});

test('a text that is nothing but tags in each other is refused before it is taken apart', async () => {
  const { status, body } = await create(await newPerson(), { body: `${'<b>'.repeat(60_000)}Hi` });
  expect([status, body.errors]).toEqual([
    422,
    { body: ['This has too much formatting. Paste it again without formatting.'] },
  ]);
});

test('a double click under one key sends once', async () => {
  const person = await newPerson();
  const both = await Promise.all([create(person, {}, 'key-1'), create(person, {}, 'key-1')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body).toEqual(both[1].body);
  expect(await countEmails(person)).toBe(1);
});

test('a customer who is opted out gets nothing, by whatever way the mail would reach them', async () => {
  const person = await newPerson();
  const customerId = await newCustomer(person, { email: 'Out@person.test', email_opt_out: true });
  for (const mail of [
    { customerId },
    { customerId, to: 'out@person.test' },
    { to: 'OUT@person.test' },
    { cc: 'out@person.test' },
    { bcc: 'out@person.test' },
  ])
    expect((await create(person, mail)).body).toEqual({ message: 'opted out', id: null });
  expect(await countEmails(person)).toBe(0);
  const jobs = await app.owner.query(`SELECT 1 FROM pgboss.job WHERE data->>'masterId' = $1`, [
    String(person.masterId),
  ]);
  expect(jobs.rows).toEqual([]);
});

test('the sender may copy themselves although a customer with that address takes no mail', async () => {
  const person = await newPerson();
  await newCustomer(person, { email: person.email, email_opt_out: true });
  expect((await create(person, { cc: person.email })).body.message).toBe('Email Sent');
});

test('an address that two share is open while the one who is written to takes mail', async () => {
  const person = await newPerson();
  const email = 'both@person.test';
  await newCustomer(person, { email, email_opt_out: true });
  const customerId = await newCustomer(person, { email: 'Both@person.test' });
  expect((await create(person, { customerId, to: email })).body.message).toBe('Email Sent');
  expect((await create(person, { to: email })).body.message).toBe('opted out');
});

test('the company of an opted-out customer can be written to', async () => {
  const person = await newPerson();
  const customerId = await newCustomer(person, { email_opt_out: true });
  const company_id = await buildCompany(app.owner, person.masterId, { email: 'claims@carrier.test' });
  const product_id = await buildProduct(app.owner, person.masterId, { company_id });
  const policyId = await buildPolicy(app.owner, person.masterId, { customer_id: customerId, product_id });
  const sent = await create(person, { customerId, policyId, to: 'claims@carrier.test' });
  expect(sent.body.message).toBe('Email Sent');
});

test('somebody may send from their own address and the agency’s, and from no other', async () => {
  const person = await newPerson();
  await buildOffice(app.owner, person.masterId, { name: 'Harbor', email: 'harbor@palmetto.test' });
  await buildOffice(app.owner, person.masterId, { email: 'old@palmetto.test', closed_at: '2020-01-01' });
  const { body } = await person.client.call(contract.fromAddresses);
  expect(body.results).toEqual([
    { address: person.email, name: person.name },
    { address: 'harbor@palmetto.test', name: 'Palmetto, Harbor' },
  ]);
  expect((await create(person, { from: 'Harbor@palmetto.test', to: 'from@send.test' })).status).toBe(200);
  expect((await mailbox.mailTo('from@send.test')).from).toEqual({
    address: 'harbor@palmetto.test',
    name: 'Palmetto',
  });
  for (const from of ['eve@evil.test', 'old@palmetto.test', `x <${person.email}>`])
    expect((await create(person, { from })).body.errors).toEqual({
      from: ['Choose your own address or one of the agency.'],
    });
});

test('the sender is told what was refused for good; everyone else named gets the mail', async () => {
  const person = await newPerson();
  const { id } = (await create(person, { to: 'ann@refused.test' })).body;
  const failed = await untilState(app, id, 'failed');
  expect(failed.failure).toMatch(/No such mailbox|rejected/);
  const told = async () =>
    (
      await app.owner.query('SELECT title, message, link FROM notification_messages WHERE master_id = $1', [
        person.masterId,
      ])
    ).rows;
  expect(await told()).toMatchObject([
    { title: 'Email Failed To Be Sent', message: expect.stringContaining('“Hello” to ann@refused.test') },
  ]);
  const part = (await create(person, { to: 'bea@send.test, cy@refused.test' })).body;
  expect((await untilState(app, part.id, 'sent')).failure).toBe('Not delivered to cy@refused.test.');
  await mailbox.mailTo('bea@send.test');
  const [, last] = await told();
  expect(last).toMatchObject({
    title: 'Email Partly Sent',
    message: expect.stringContaining('Not delivered to cy@refused.test.'),
  });
});

test('the list, the notification and the log say the same of a mail that was partly refused', async () => {
  const person = await newPerson();
  const { id } = (await create(person, { to: 'dee@send.test, cy@refused.test' })).body;
  await untilState(app, id, 'sent');
  const list = await person.client.call(contract.sentEmails);
  const failure = 'Not delivered to cy@refused.test.';
  expect(list.body.results).toMatchObject([{ id, state: 'partly', failure }]);
  const whole = await person.client.call(contract.sentEmail, { params: { id } });
  expect(whole.body).toMatchObject({ state: 'partly', failure });
  const told = await app.owner.query('SELECT title FROM notification_messages WHERE master_id = $1', [
    person.masterId,
  ]);
  expect(told.rows).toEqual([{ title: 'Email Partly Sent' }]);
  const log = await app.owner.query(
    `SELECT action, after->>'failure' AS failure FROM change_log
     WHERE master_id = $1 AND subject = 'email' AND subject_id = $2 ORDER BY id`,
    [person.masterId, id],
  );
  expect(log.rows).toEqual([
    { action: 'sent', failure: null },
    { action: 'partly sent', failure },
  ]);
});

test('what fails for now is tried again', async () => {
  const person = await newPerson();
  const { id } = (await create(person, { to: 'ann@later.test' })).body;
  const sent = await untilState(app, id, 'sent');
  expect(sent.tries).toBe(2);
  expect(readdirSync(mailbox.folder).filter((name) => name.includes('later.test'))).toHaveLength(1);
});

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\f', '\u0000'];
const HEADERS = ['Bcc: eve@evil.test', 'X-Evil: 1', 'Content-Type: text/html', ' folded', '\r\n<b>body</b>'];

test('none of 40 header injections gets past the fields', async () => {
  const person = await newPerson();
  for (const injection of BREAKS.flatMap((sign) => HEADERS.map((header) => sign + header))) {
    const address = `ann@person.test${injection}`;
    const bad = {
      from: person.email + injection,
      to: address,
      cc: address,
      bcc: [address],
      subject: `Hi${injection}`,
    };
    const { status, body } = await create(person, bad);
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['bcc', 'cc', 'from', 'subject', 'to']]);
  }
  expect(await countEmails(person)).toBe(0);
});

test('what is missing or belongs to others is refused at its field, and every message once in the flat list', async () => {
  const person = await newPerson();
  const stranger = await newPerson();
  const customerId = await newCustomer(stranger);
  const empty = await person.client.call(contract.createEmail, { body: {} });
  expect(empty.body.errors).toEqual({
    from: ['Choose a sender.'],
    to: ['Enter a recipient.'],
    subject: ['Enter a subject.'],
    body: ['Enter a message.'],
  });
  for (const to of [' , ;', [''], []])
    expect((await create(person, { to })).body.errors).toEqual({ to: ['Enter a recipient.'] });
  const { body } = await create(person, {
    ...{ to: 'nonsense', customerId, policyId: await buildPolicy(app.owner, stranger.masterId) },
  });
  expect(body['Improperly formatted request']).toEqual([
    expect.stringContaining('nonsense is not an email address'),
  ]);
  const foreign = await create(person, {
    customerId,
    policyId: await buildPolicy(app.owner, stranger.masterId),
    foreignKeyReference: 'emailBlast',
    foreignKeyId: await buildTemplate(app.owner, stranger.masterId),
    messageable_id: stranger.id,
    body: '<p><br></p>',
    attachmentIds: [999_999],
    uploadFilesId: (await attach(stranger, [textFile('theirs.txt')])).body.uploadFilesId,
  });
  expect(foreign.body.errors).toEqual({
    messageable_id: ['You cannot write on behalf of someone else.'],
    policyId: ['There is no such policy.'],
    customerId: ['There is no such customer.'],
    foreignKeyId: ['There is no such template.'],
    body: ['Enter a message.'],
    attachmentIds: ['There is no attachment 999999.'],
    uploadFilesId: ['A file is no longer here. Attach it again.'],
  });
  const own = await newCustomer(person);
  const policyId = await buildPolicy(app.owner, person.masterId);
  expect((await create(person, { customerId: own, policyId })).body.errors).toEqual({
    policyId: ['This policy belongs to another customer.'],
  });
});

test('a mail to nobody’s customer is read only by its sender and administrators', async () => {
  const agency = await app.newAgency();
  const [sender, other] = [await agency.newPerson(), await agency.newPerson()];
  const boss = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const { id } = (await create(sender)).body;
  const statusFor = async (person: TestPerson) =>
    (await person.client.call(contract.sentEmail, { params: { id } })).status;
  expect([await statusFor(sender), await statusFor(boss), await statusFor(other)]).toEqual([200, 200, 404]);
  expect((await sender.client.call(contract.sentEmails)).body.results).toHaveLength(1);
  expect((await other.client.call(contract.sentEmails)).body.results).toEqual([]);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { saveFilter } from '../filter-contract.ts';
import { orderReports, reportJobs, reportRoutes } from './public.ts';
import { newReportWorld, type ReportWorld } from './test-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-reports-'));
let mailbox: Mailbox;
let app: TestApp;
let world: ReportWorld;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(folder);
  app = await startTestApp({
    areas: [reportRoutes],
    jobs: reportJobs,
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://desk.test' },
  });
  world = await newReportWorld(app);
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const schedule = async (who: TestPerson, body: object) =>
  (await who.client.call(saveFilter, { params: { id: 0 }, body: { schedule: 'daily', ...body } })).body.id;
const dueNow = (id: number) =>
  app.owner.query(`UPDATE report_filters SET next_mail_at = now() - interval '1 minute' WHERE id = $1`, [id]);
const nextOf = async (id: number) =>
  (await app.owner.query('SELECT next_mail_at FROM report_filters WHERE id = $1', [id])).rows[0].next_mail_at;
const openJobs = async () =>
  (await app.owner.query(`SELECT 1 FROM pgboss.job WHERE name = 'report-mail' AND state < 'completed'`)).rows
    .length;

test('a saved report is mailed to its owner with its figures, its groups as a file and the way to it', async () => {
  const id = await schedule(world.person, {
    report: 'receipts',
    name: 'Last year\u2028 of money',
    filter: { days: 'last12Months', by: 'method' },
  });
  expect(await nextOf(id)).toBeInstanceOf(Date);
  await dueNow(id);
  await orderReports(app.services);
  const mail = await mailbox.mailTo(world.person.email);
  const { body } = await world.show('receipts', { days: 'last12Months', by: 'method' });
  expect(mail.subject).toBe('Receipts: Last year  of money');
  expect(mail.text).toContain(`Receipts: ${body.total.receipts}`);
  expect(mail.text).toContain(`Amount: $${body.total.amount.toFixed(2)}`);
  expect(mail.text).toContain('https://desk.test/reports/receipts?');
  const file = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
  expect(file.trim().split('\r\n').at(-1)).toBe(
    `Total,${body.total.receipts},${body.total.amount},${body.total.voided},${body.total.voidedAmount}`,
  );
  expect((await nextOf(id)).getTime()).toBeGreaterThan(Date.now());
});

test('two processes that look at the same time order it once', async () => {
  const id = await schedule(world.colleague, { report: 'receipts', name: 'Once', filter: {} });
  const before = readdirSync(folder).length;
  await dueNow(id);
  await Promise.all([1, 2, 3].map(() => orderReports(app.services)));
  await mailbox.mailTo(world.colleague.email);
  await until('no more jobs', async () => (await openJobs()) === 0);
  expect(readdirSync(folder)).toHaveLength(before + 1);
});

test('whoever may no longer see the report, and whoever has left, gets nothing', async () => {
  const agency = await app.newAgency();
  const manager = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const leaver = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const ids = [
    await schedule(manager, { report: 'commissions', name: 'Ours', filter: {} }),
    await schedule(leaver, { report: 'commissions', name: 'Ours', filter: {} }),
  ];
  await app.owner.query(`UPDATE employees SET permissions = '{}' WHERE id = $1`, [manager.id]);
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [leaver.id]);
  for (const id of ids) await dueNow(id);
  const before = readdirSync(folder).length;
  await orderReports(app.services);
  await until('no more jobs', async () => (await openJobs()) === 0);
  expect(readdirSync(folder)).toHaveLength(before);
});

test('a report that nobody mails any more is not mailed', async () => {
  const id = await schedule(world.person, { report: 'tasks', name: 'Stopped', filter: {} });
  await world.person.client.call(saveFilter, {
    params: { id },
    body: { report: 'tasks', name: 'Stopped', filter: {}, schedule: null },
  });
  expect(await nextOf(id)).toBeNull();
});

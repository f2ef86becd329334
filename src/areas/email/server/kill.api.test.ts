import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { customerMail } from './send-email.ts';
import { buildEmail } from './test-data.ts';

const MAILS = 60;
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-kill-'));
let mailbox: Mailbox;
let app: TestApp;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
  app = await startTestApp({ areas: [] });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(join(import.meta.dirname, 'test-worker.ts'), [app.appUrl], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), SMTP_URL: mailbox.url },
  });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

const arrived = () => readdirSync(mailbox.folder).filter((name) => name.endsWith('.eml'));
const messageId = (name: string) =>
  /^Message-ID: <(.+)>\r?$/im.exec(readFileSync(join(mailbox.folder, name), 'latin1'))?.[1];

test(
  'a worker killed in the middle of its mails loses none and doubles at most the one it was at',
  async () => {
    const first = await startWorker();
    const person = await (await app.newAgency()).newPerson();
    const ids = await Promise.all(Array.from({ length: MAILS }, () => buildEmail(app.owner, person)));
    await app.services.database.withoutTenant(async (db) => {
      for (const emailId of ids)
        await app.services.jobs.send(db, customerMail, { masterId: person.masterId, emailId });
    });
    await until('the first mails', () => arrived().length >= MAILS / 5, 60);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(arrived().length).toBeLessThan(MAILS);
    await startWorker();
    const states = () =>
      app.owner.query(`SELECT count(*)::int AS n FROM emails WHERE master_id = $1 AND state = 'sent'`, [
        person.masterId,
      ]);
    await until('every mail', async () => (await states()).rows[0].n === MAILS, 90);
    const seen = arrived().map(messageId);
    expect(new Set(seen).size).toBe(MAILS);
    expect(seen.length - MAILS).toBeLessThanOrEqual(1);
  },
  PATIENCE,
);

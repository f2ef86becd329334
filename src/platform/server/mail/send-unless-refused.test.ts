import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { mailGivenUp } from '../figures.ts';
import { type Mailbox, startSmtpMailbox } from '../testing/start-smtp-mailbox.ts';
import { createMailer } from './mailer.ts';
import { sendUnlessRefused } from './send-unless-refused.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-refused-'));
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
});
afterAll(async () => {
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const send = (to: string) => {
  const mailer = createMailer(
    readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://desk.test', SMTP_URL: mailbox.url }),
  );
  return sendUnlessRefused(mailer, 'test', { to, subject: 'Hello', text: 'Hello', messageId: to });
};
const givenUp = async () =>
  (await mailGivenUp.get()).values.find(({ labels }) => labels.kind === 'test')?.value ?? 0;

test('a mail that the server refuses for good is given up and counted, one that it takes later is tried again', async () => {
  expect(await send('ann@refused.test')).toBe(false);
  expect(await send('not an address')).toBe(false);
  expect(await givenUp()).toBe(2);
  await expect(send('ann@later.test')).rejects.toThrow('451');
  expect(await send('ann@later.test')).toBe(true);
  expect(await givenUp()).toBe(2);
});

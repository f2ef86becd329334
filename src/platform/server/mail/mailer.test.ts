import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type Mailbox, startSmtpMailbox } from '../testing/start-smtp-mailbox.ts';
import { createMailer } from './mailer.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-mailer-'));
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
});
afterAll(async () => {
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const env = { DATA_DIR: folder, PUBLIC_URL: 'https://desk.test' };
const MAIL = {
  to: 'ann@person.test',
  subject: 'Grüße – hello',
  text: 'Zoë says hi.\n.\nBye',
  messageId: 'abc-1',
};

test('with SMTP_URL a mail goes through the server and arrives as it was written', async () => {
  await createMailer(readConfig({ ...env, SMTP_URL: mailbox.url })).send(MAIL);
  const mail = await mailbox.mailTo('ann@person.test');
  expect(mail).toMatchObject({
    subject: 'Grüße – hello',
    messageId: '<abc-1@desk.test>',
    from: { address: 'no-reply@coverdesk.test', name: 'Coverdesk' },
  });
  expect(mail.text?.trim()).toBe(MAIL.text);
});

test('without it the mail is a file in the outbox that others cannot read; sent again it is the same file', async () => {
  const mailer = createMailer(readConfig(env));
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const outbox = join(folder, 'outbox');
  const files = readdirSync(outbox);
  expect(files).toEqual(['abc-1desk.test.eml']);
  const file = join(outbox, files[0] as string);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await PostalMime.parse(readFileSync(file))).subject).toBe('Grüße – hello');
});

test.each(['\r\nBcc: x@y.test', '\nBcc: x@y.test', '\rX-Evil: 1', '\r\n\r\n<b>body</b>'])(
  'a line break in an address or a subject is refused: %j',
  async (injection) => {
    const mailer = createMailer(readConfig({ ...env, SMTP_URL: mailbox.url }));
    await expect(mailer.send({ ...MAIL, to: `ann@person.test${injection}` })).rejects.toThrow('line break');
    await expect(mailer.send({ ...MAIL, subject: `Hello${injection}` })).rejects.toThrow('line break');
  },
);

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

test('HTML, copies, a sender and files arrive; nobody sees the blind copies', async () => {
  async function* content() {
    yield Buffer.from('first ');
    yield Buffer.from('second');
  }
  await createMailer(readConfig({ ...env, SMTP_URL: mailbox.url })).send({
    ...MAIL,
    to: ['bea@person.test', 'cy@person.test'],
    cc: ['dee@person.test'],
    bcc: ['eve@person.test'],
    from: { name: 'Robin, the Agent', address: 'robin@agency.test' },
    html: '<p>Zoë</p>',
    files: [{ filename: 'nóte.txt', contentType: 'text/plain', content }],
  });
  const mail = await mailbox.mailTo('bea@person.test,cy@person.test,dee@person.test,eve@person.test');
  expect(mail).toMatchObject({
    from: { name: 'Robin, the Agent', address: 'robin@agency.test' },
    to: [{ address: 'bea@person.test' }, { address: 'cy@person.test' }],
    cc: [{ address: 'dee@person.test' }],
    html: expect.stringContaining('<p>Zoë</p>'),
    attachments: [{ filename: 'nóte.txt' }],
  });
  expect(JSON.stringify(mail.headers)).not.toContain('eve@');
  expect(new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer)).toBe('first second');
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

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\f', '\u0000'];
const HEADERS = ['Bcc: x@y.test', 'X-Evil: 1', 'Content-Type: text/html', ' folded', '\r\n<b>body</b>'];
const INJECTIONS = BREAKS.flatMap((sign) => HEADERS.map((header) => sign + header));

test('none of 40 injections into an address, a name or a subject leaves', async () => {
  expect(INJECTIONS).toHaveLength(40);
  const mailer = createMailer(readConfig({ ...env, SMTP_URL: mailbox.url }));
  const before = readdirSync(mailbox.folder).length;
  for (const injection of INJECTIONS) {
    const address = `ann@person.test${injection}`;
    const from = { name: 'Ann', address: 'ann@agency.test' };
    for (const bad of [
      { to: address },
      { cc: [address] },
      { bcc: [address] },
      { subject: `Hello${injection}` },
      { from: { ...from, name: `Ann${injection}` } },
      { from: { ...from, address } },
    ])
      await expect(mailer.send({ ...MAIL, ...bad })).rejects.toThrow('line break');
  }
  expect(readdirSync(mailbox.folder)).toHaveLength(before);
});

test.each(['ann@person.test,eve@y.test', 'ann@person.test eve@y.test', '<ann@person.test>', 'ann', 'a@b@c'])(
  'what is not one address is refused: %j',
  async (to) => {
    const mailer = createMailer(readConfig({ ...env, SMTP_URL: mailbox.url }));
    await expect(mailer.send({ ...MAIL, to })).rejects.toThrow('not one mail address');
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { type Mailbox, startSmtpMailbox } from '#platform/server/testing/start-smtp-mailbox.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { DEVICE_TEXTS } from '#platform/shared/texts.ts';
import { SIGN_TEXTS } from '../texts.ts';
import { signatureJobs, signatureRoutes } from './public.ts';
import { SUMMARY } from './test-data.ts';
import { type SigningWorld, signingWorld, TYPED, withLink } from './test-signing.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-signatures-'));
let mailbox: Mailbox;
let app: TestApp;
beforeAll(async () => {
  mailbox = await startSmtpMailbox(join(folder, 'mailbox'));
  app = await startTestApp({
    areas: [signatureRoutes],
    jobs: signatureJobs,
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://desk.test' },
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** What is called so in every language, and the address of the page. */
const NAMES = /Demo Agency|Sawgrass Premium Finance|https:\S+|\S+@send\.test/g;

const signer = (email: string) => [{ role: 'customer', name: 'Maria L. Johnson', email }] as const;

const tokenIn = (text = '') => /https:\/\/desk\.test\/sign\/(\S+)/.exec(text)?.[1] ?? '';
const untilMail = (world: SigningWorld, state: string) =>
  until(
    `the mail to be ${state}`,
    async () => (await world.list()).find(({ mail }) => mail.state === state),
    40,
  );

test('the mail has a link that opens the paper, in English or Spanish, and the sender hears that it left', async () => {
  const words = { en: 'asks you to sign', es: 'le pide que firme' } as const;
  for (const language of ['en', 'es'] as const) {
    const world = await signingWorld(app);
    const email = `${language}@send.test`;
    await world.request({ signers: signer(email), language });
    const mail = await mailbox.mailTo(email);
    expect(mail.text).toContain(words[language]);
    expect(mail.text).toContain('(305) 555-0110');
    expect((await withLink(app, tokenIn(mail.text)).show()).body).toMatchObject({ state: 'open', language });
    await untilMail(world, 'sent');
    expect(await world.told()).toEqual(['Sent for signature']);
  }
});

test(
  'after signing the signer gets the copy with its audit page, in the language that was signed in',
  async () => {
    const world = await signingWorld(app);
    await world.request({ signers: signer('copy@send.test') });
    const link = withLink(app, tokenIn((await mailbox.mailTo('copy@send.test')).text));
    await link.sign({ ...TYPED, language: 'es' });
    const copy = await mailbox.mailTo('copy@send.test', 2);
    expect(copy.subject).toBe('Firmado: Premium Finance Agreement SPF-418207 (Demo Agency)');
    expect(copy.attachments).toMatchObject([
      { filename: `signed-${world.contract}.pdf`, mimeType: 'application/pdf' },
    ]);
  },
  PATIENCE,
);

test(
  'no English word is left in the mails, the page and the audit page of somebody who prefers Spanish',
  async () => {
    const world = await signingWorld(app);
    const summary = { ...SUMMARY, isEndorsement: true };
    const signers = [{ role: 'customer', name: 'José Nuñez', email: 'jose@send.test' }] as const;
    await world.request({ signers, language: 'es', summary });
    const asked = await mailbox.mailTo('jose@send.test');
    const title = 'Contrato de financiamiento de primas SPF-418207, endoso';
    expect(asked.subject).toBe(`Por favor firme: ${title} (Demo Agency)`);
    const link = withLink(app, tokenIn(asked.text));
    const signature = { kind: 'typed', name: 'José Nuñez' };
    await link.sign({ consent: true, language: 'es', signature }, { 'user-agent': FIREFOX });
    const copy = await mailbox.mailTo('jose@send.test', 2);
    expect(copy.subject).toBe(`Firmado: ${title} (Demo Agency)`);
    const signed = Buffer.from(copy.attachments[0]?.content as ArrayBuffer);
    const drawn = readPdfText(signed);
    const audit = drawn.slice(drawn.indexOf('Demo Agency')).join(' ');
    expect(audit).toContain('Página de auditoría de la firma');
    expect(audit).toContain('Firefox en Linux');
    for (const text of [asked.text, copy.text, audit]) {
      const own = (text ?? '').replaceAll(NAMES, ' ');
      expect(englishIn(own, SIGN_TEXTS, DEVICE_TEXTS, PAGE_TEXTS)).toEqual([]);
    }
  },
  PATIENCE,
);

test('a mail that the server refuses reaches the sender, with why; one that comes later arrives', async () => {
  const world = await signingWorld(app);
  await world.request({ signers: signer('nobody@refused.test') });
  const failed = await untilMail(world, 'failed');
  expect(failed.mail.failure).toContain('No such mailbox');
  expect(await world.told()).toEqual(['Not Sent for Signature']);
  const other = await signingWorld(app);
  await other.request({ signers: signer('slow@later.test') });
  await untilMail(other, 'sent');
});

test('a request that was replaced before its mail left is not mailed', async () => {
  const world = await signingWorld(app);
  await world.request({ signers: signer('twice@later.test') });
  await world.request({ signers: signer('once@send.test') });
  await mailbox.mailTo('once@send.test');
  // It is noted as sent after the mailbox has it.
  await untilMail(world, 'sent');
  await untilMail(world, 'failed');
  expect((await world.list()).map(({ state, mail }) => [state, mail.state])).toEqual([
    ['sent', 'sent'],
    ['replaced', 'failed'],
  ]);
});

test(
  'the seal of a link is in the mail and nowhere else: not in the database, the log, a list or a notification',
  async () => {
    const world = await signingWorld(app);
    await world.request({ signers: signer('canary@send.test') });
    const token = tokenIn((await mailbox.mailTo('canary@send.test')).text);
    const link = withLink(app, token);
    await link.show();
    await link.file();
    await link.view();
    const { body } = await link.sign();
    await link.copy(body.copy);
    await app.anyone.send('GET', `/sign/${token}`);
    await mailbox.mailTo('canary@send.test', 2);
    const seals = [token, body.copy].map((each: string) => each.split('.')[1] as string);
    const { rows: tables } = await app.owner.query(
      `SELECT schemaname || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.owner.query(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
      if (rows.some(({ row }) => seals.some((seal) => row.includes(seal)))) found.push(name);
    }
    expect(found).toEqual([]);
    const lines = app.logLines.join('\n');
    expect(seals.filter((seal) => lines.includes(seal))).toEqual([]);
    expect(lines).toContain('/api/sign/[redacted]/sign');
    expect(JSON.stringify(await world.list())).not.toContain(token.split('.')[0]);
  },
  PATIENCE,
);

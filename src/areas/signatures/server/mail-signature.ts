import { z } from 'zod';
import { keyOfFile } from '#areas/attachments/server/public.ts';
import { sealLink } from '#platform/server/auth/tokens.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { mailGivenUp } from '#platform/server/figures.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { type JobServices, type Jobs, jobHandler } from '#platform/server/jobs/jobs.ts';
import { failureWords } from '#platform/server/mail/failure-words.ts';
import { isFinalFailure } from '#platform/server/mail/is-final.ts';
import { BadMail, type Mail, type MailFile, oneLine } from '#platform/server/mail/mail.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { Language } from '#platform/shared/languages.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { TRIES_MAX } from '../rules.ts';
import { SIGN_TEXTS } from '../texts.ts';
import * as mails from './mail-store.ts';
import { endingAt, LINK_PURPOSE } from './open-link.ts';
import { findRequest, linkOf, type RequestRow } from './store.ts';
import { tellSender } from './tell-agency.ts';
import { titleIn } from './title-in.ts';

const signatureMail = {
  queue: 'signature-mail',
  data: z.object({
    masterId: z.number().int(),
    requestId: z.number().int(),
    kind: z.enum(mails.MAIL_KINDS),
  }),
};

/** The job names the request; the link is made when the mail is written, and is stored nowhere. */
export async function mailLater(db: Db, jobs: Jobs, masterId: number, key: mails.MailKey): Promise<void> {
  await mails.queueMail(db, masterId, key);
  await jobs.send(db, signatureMail, { masterId, ...key });
}

interface Waiting {
  request: RequestRow;
  tries: number;
  /** Of the link mail. */
  link: string;
  /** Of the copy. */
  fileKey: string;
}

/** One try at a mail. What was sent is not sent again; only one statement separates the two. */
export const mailSignature = jobHandler(signatureMail, async ({ masterId, ...key }, services) => {
  const asTenant = <Result>(work: (db: Db) => Promise<Result>) =>
    services.database.asTenant({ masterId }, work);
  const waiting = await asTenant((db) => beginTry(db, key));
  if (!waiting) return;
  try {
    if (waiting.tries > TRIES_MAX) throw new BadMail('It was tried too many times.');
    const mail = key.kind === 'link' ? linkMail(services, waiting) : copyMail(services.files, waiting);
    const refused = await services.mailer.send(mail);
    if (refused.length > 0) throw new BadMail(`Not delivered to ${refused.join(', ')}.`);
    await asTenant((db) => noteSent(db, waiting.request, key));
  } catch (error) {
    const failure = failureWords(error);
    const isOver = isFinalFailure(error) || waiting.tries >= TRIES_MAX;
    const isGivenUp = await asTenant(async (db) => {
      if (isOver) return giveUp(db, waiting.request, key, failure);
      await mails.noteFailure(db, key, failure);
      return false;
    });
    if (isGivenUp) mailGivenUp.inc({ kind: 'signature' });
    if (!isOver) throw error;
  }
});

/** A link that was replaced or is over before its mail left is not sent. */
async function beginTry(db: Db, key: mails.MailKey): Promise<Waiting | undefined> {
  const request = await findRequest(db, key.requestId);
  if (!request) return undefined;
  if (key.kind === 'link' && endingAt(request) !== undefined) {
    await mails.endMail(db, key, 'failed', 'It was replaced before it was sent.');
    return undefined;
  }
  const tries = await mails.beginTry(db, key);
  if (tries === undefined) return undefined;
  const { signed_attachment_id: signed } = request;
  return {
    request,
    tries,
    link: key.kind === 'link' ? await linkOf(db, request.id) : '',
    fileKey: signed === null ? '' : await keyOfFile(db, signed),
  };
}

async function noteSent(db: Db, request: RequestRow, key: mails.MailKey): Promise<void> {
  if (!(await mails.endMail(db, key, 'sent', '')) || key.kind === 'copy') return;
  await tellSender(db, request, {
    title: 'Sent for signature',
    message: `“${request.title}” went to ${request.name}, ${request.email}.`,
    priority: 0,
    about: 'sent',
  });
}

/** True when that happened now, and not before. */
async function giveUp(db: Db, request: RequestRow, key: mails.MailKey, failure: string): Promise<boolean> {
  if (!(await mails.endMail(db, key, 'failed', failure))) return false;
  const what = key.kind === 'link' ? '' : 'The signed copy of ';
  await tellSender(db, request, {
    title: key.kind === 'link' ? 'Not Sent for Signature' : 'Signed Copy Not Sent',
    message: `${what}“${request.title}” to ${request.email}: ${failure}`,
    priority: 2,
    about: `${key.kind}-failed`,
  });
  return true;
}

function factsOf(language: Language, request: RequestRow) {
  const { name, agency, summary, phone, expires_at, time_zone } = request;
  return {
    name: oneLine(name),
    agency: oneLine(agency),
    creditor: oneLine(summary.creditor),
    title: oneLine(titleIn(language, request)),
    phone: showPhone(phone),
    lastDay: showDay(dayAt(time_zone, expires_at)),
  };
}

function linkMail({ config, secrets }: JobServices, { request, link }: Waiting): Mail {
  const { mail } = SIGN_TEXTS[request.language];
  const facts = factsOf(request.language, request);
  const address = `${config.publicUrl}/sign/${sealLink(secrets.linkKey, LINK_PURPOSE, link)}`;
  return {
    to: request.email,
    subject: mail.subject(facts),
    text: mail.text(facts, address),
    messageId: `signature-${request.master_id}-${request.id}`,
  };
}

function copyMail(files: FileStore, { request, fileKey }: Waiting): Mail {
  const language = request.signature?.language ?? request.language;
  const { mail } = SIGN_TEXTS[language];
  const facts = factsOf(language, request);
  return {
    to: request.email,
    subject: mail.copySubject(facts),
    text: mail.copyText(facts),
    files: [signedFile(files, request, fileKey)],
    messageId: `signature-copy-${request.master_id}-${request.id}`,
  };
}

function signedFile(files: FileStore, { contract_id }: RequestRow, key: string): MailFile {
  async function* content() {
    const stored = key === '' ? undefined : await files.open(key);
    if (!stored) throw new BadMail('The signed copy is no longer here.');
    yield* stored;
  }
  return { filename: `signed-${contract_id}.pdf`, contentType: 'application/pdf', content };
}

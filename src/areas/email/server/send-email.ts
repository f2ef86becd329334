import { z } from 'zod';
import { tellPeople } from '#areas/notifications/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { mailGivenUp } from '#platform/server/figures.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { htmlToText } from '#platform/server/html/html-to-text.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { failureWords } from '#platform/server/mail/failure-words.ts';
import { isFinalFailure } from '#platform/server/mail/is-final.ts';
import { BadMail, type MailFile, oneLine } from '#platform/server/mail/mail.ts';
import { EMAIL_LOG } from '../log.ts';
import { NOT_SENT, TRIES_MAX } from '../rules.ts';
import { listAttachmentsOf, listFilesOf } from './file-store.ts';
import { type GoingFile, goingAttachment, goingUpload } from './mail-files.ts';
import { reachesOptedOut } from './opted-out.ts';
import * as store from './sending-store.ts';

export const customerMail = {
  queue: 'customer-mail',
  data: z.object({ masterId: z.number().int(), emailId: z.number().int() }),
};

/** One try at a mail. What was sent is not sent again; only one statement separates the two. */
export const mailToCustomer = jobHandler(customerMail, async ({ masterId, emailId }, services) => {
  const asTenant = <Result>(work: (db: Db) => Promise<Result>) =>
    services.database.asTenant({ masterId }, work);
  const waiting = await asTenant((db) => beginTry(db, masterId, emailId));
  if (!waiting) return;
  const { mail, files } = waiting;
  try {
    if (mail.tries > TRIES_MAX) throw new BadMail('It was tried too many times.');
    const refused = await send(services, masterId, mail, files);
    const failure = refused.length > 0 ? `Not delivered to ${refused.join(', ')}.` : '';
    await asTenant(async (db) => {
      if ((await store.markSent(db, emailId, failure)) && failure)
        await tell(db, masterId, mail, 'partly sent', failure);
    });
  } catch (error) {
    const failure = failureWords(error);
    const isOver = isFinalFailure(error) || mail.tries >= TRIES_MAX;
    const isGivenUp = await asTenant(async (db) => {
      if (isOver) return giveUp(db, masterId, mail, failure);
      await store.noteFailure(db, emailId, failure);
      return false;
    });
    if (isGivenUp) mailGivenUp.inc({ kind: 'customer' });
    if (!isOver) throw error;
  }
});

/** A mail that still waits. Someone who has opted out since it was written still gets nothing. */
async function beginTry(db: Db, masterId: number, emailId: number) {
  const mail = await store.beginTry(db, emailId);
  if (!mail) return undefined;
  const addresses = [...mail.to_addresses, ...mail.cc, ...mail.bcc];
  const { customer_id: customerId, policy_id: policyId, sender } = mail;
  if (!(await reachesOptedOut(db, { addresses, customerId, policyId, sender })))
    return { mail, files: await filesOf(db, emailId) };
  await giveUp(db, masterId, mail, `${NOT_SENT}.`);
  return undefined;
}

/** True when that happened now, and not before. */
async function giveUp(db: Db, masterId: number, mail: store.WaitingEmail, failure: string): Promise<boolean> {
  const isGivenUp = await store.giveUp(db, mail.id, failure);
  if (isGivenUp) await tell(db, masterId, mail, 'failed', failure);
  return isGivenUp;
}

async function filesOf(db: Db, emailId: number): Promise<GoingFile[]> {
  const attachments = await listAttachmentsOf(db, emailId);
  const uploads = await listFilesOf(db, emailId);
  return [...attachments.map(goingAttachment), ...uploads.map(goingUpload)];
}

async function send(
  { mailer, files: fileStore }: JobServices,
  masterId: number,
  mail: store.WaitingEmail,
  files: readonly GoingFile[],
): Promise<string[]> {
  return mailer.send({
    to: mail.to_addresses,
    cc: mail.cc,
    bcc: mail.bcc,
    from: { name: oneLine(mail.from_name), address: mail.from_address },
    subject: mail.subject,
    text: htmlToText(mail.body),
    html: mail.body,
    files: files.map((file) => outgoing(fileStore, file)),
    messageId: `email-${masterId}-${mail.id}`,
  });
}

function outgoing(fileStore: FileStore, { filename, contentType, key }: GoingFile): MailFile {
  async function* content() {
    const stored = await fileStore.open(key);
    if (!stored) throw new BadMail(`The file ${filename} is no longer here.`);
    yield* stored;
  }
  return { filename, contentType, content };
}

const TITLES = { 'partly sent': 'Email Partly Sent', failed: 'Email Failed To Be Sent' } as const;

/** Whoever sent it is told once what did not arrive, and the log has it. */
async function tell(
  db: Db,
  masterId: number,
  mail: store.WaitingEmail,
  outcome: keyof typeof TITLES,
  failure: string,
): Promise<void> {
  await writeChange(
    db,
    { masterId, employeeId: null },
    { subject: EMAIL_LOG.subject, subjectId: mail.id, action: outcome, after: { failure } },
  );
  await tellPeople(db, {
    masterId,
    to: [mail.employee_id],
    title: TITLES[outcome],
    message: `“${mail.subject}” to ${receiversOf(mail)}: ${failure}`,
    priority: 2,
    link: mail.customer_id
      ? `/customer/${mail.customer_id}?tab=email&email=${mail.id}`
      : `/email?email=${mail.id}`,
    onceKey: `email-failed-${mail.id}`,
  });
}

const MOST_NAMED = 3;

function receiversOf({ to_addresses: to }: store.WaitingEmail): string {
  const named = to.slice(0, MOST_NAMED).join(', ');
  return to.length > MOST_NAMED ? `${named} and ${to.length - MOST_NAMED} more` : named;
}

import { z } from 'zod';
import { tellPeople } from '#areas/notifications/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { htmlToText } from '#platform/server/html/html-to-text.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { isFinalFailure } from '#platform/server/mail/is-final.ts';
import type { MailFile } from '#platform/server/mail/mail.ts';
import { TRIES_MAX } from '../rules.ts';
import { listAttachmentsOf, listFilesOf } from './file-store.ts';
import { type GoingFile, goingAttachment, goingUpload } from './mail-files.ts';
import * as store from './sending-store.ts';

export const customerMail = {
  queue: 'customer-mail',
  data: z.object({ masterId: z.number().int(), emailId: z.number().int() }),
};

/** One try at a mail. What was sent is not sent again; between the two lies one statement. */
export const mailToCustomer = jobHandler(customerMail, async ({ masterId, emailId }, services) => {
  const asTenant = <Result>(work: (db: Db) => Promise<Result>) =>
    services.database.asTenant({ masterId }, work);
  const waiting = await asTenant(async (db) => {
    const mail = await store.beginTry(db, emailId);
    return mail && { mail, files: await filesOf(db, emailId) };
  });
  if (!waiting) return;
  const { mail, files } = waiting;
  try {
    if (mail.tries > TRIES_MAX) throw new Error('It was tried too often.');
    const refused = await send(services, masterId, mail, files);
    const failure = refused.length > 0 ? `Not delivered to ${refused.join(', ')}.` : '';
    await asTenant(async (db) => {
      if ((await store.markSent(db, emailId, failure)) && failure) await tell(db, masterId, mail, failure);
    });
  } catch (error) {
    const failure = wordsOf(error);
    const isOver = isFinalFailure(error) || mail.tries >= TRIES_MAX;
    await asTenant(async (db) => {
      if (!isOver) await store.noteFailure(db, emailId, failure);
      else if (await store.giveUp(db, emailId, failure)) await tell(db, masterId, mail, failure);
    });
    if (!isOver) throw error;
  }
});

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
    from: { name: mail.from_name, address: mail.from_address },
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
    if (!stored) throw new Error(`The file ${filename} is no longer here.`);
    yield* stored;
  }
  return { filename, contentType, content };
}

/** Who sent it learns what did not arrive, once. */
async function tell(db: Db, masterId: number, mail: store.WaitingEmail, failure: string): Promise<void> {
  await tellPeople(db, {
    masterId,
    to: [mail.employee_id],
    title: 'Email Failed To Be Sent',
    message: `“${mail.subject}” to ${mail.to_addresses.join(', ')}: ${failure}`,
    priority: 2,
    link: mail.customer_id
      ? `/customer/${mail.customer_id}?tab=email&email=${mail.id}`
      : `/email?email=${mail.id}`,
    onceKey: `email-failed-${mail.id}`,
  });
}

const FAILURE_MAX = 500;

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, FAILURE_MAX);
}

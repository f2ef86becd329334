import { leadSeen } from '#areas/leads/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import { isOpen } from '#platform/shared/gates.ts';
import type { SentEmail, SentFile } from '../contract.ts';
import { type FileRow, findFile, listAttachmentsOf, listFilesOf } from './file-store.ts';
import { seenAttachment, uploadKey } from './mail-files.ts';
import { findCustomer } from './reference-store.ts';
import { findEmail, type Whose } from './store.ts';

/** The mails of the customer or the lead that is asked for, otherwise one's own. */
export async function whoseMails(
  db: Db,
  session: Session,
  { customerId, leadId }: { customerId?: number | undefined; leadId?: number | undefined },
): Promise<Whose> {
  if (customerId && !(await findCustomer(db, customerId))) throw refuse.notFound();
  if (customerId) return { customerId };
  if (leadId && !(await leadSeen(db, session, leadId))) throw refuse.notFound();
  return leadId ? { leadId } : { employeeId: session.employeeId };
}

/** A mail that this person may read: one to a customer or to a lead they see, their own, or any for an admin. */
async function emailSeen(db: Db, session: Session, id: number) {
  const found = await findEmail(db, id);
  const isOwn = found?.employeeId === session.employeeId || isOpen('admin', session);
  const isSeen = isOwn || found?.customerId || (found?.leadId && (await leadSeen(db, session, found.leadId)));
  if (!found || !isSeen) throw refuse.notFound();
  return found;
}

export async function readSent(db: Db, session: Session, id: number): Promise<SentEmail> {
  const found = await emailSeen(db, session, id);
  const files: SentFile[] = [];
  for (const row of await listAttachmentsOf(db, id)) {
    const isOpen = row.active && (await seenAttachment(db, session, row.id)) !== undefined;
    files.push({ ...row, kind: 'attachment', isOpen });
  }
  for (const row of await listFilesOf(db, id)) files.push({ ...row, kind: 'upload', isOpen: true });
  return { ...found, files };
}

/** A file of a mail that this person may read, or one that they uploaded themselves. */
export async function fileSeen(db: Db, session: Session, id: number): Promise<FileRow> {
  const row = await findFile(db, id);
  if (!row) throw refuse.notFound();
  if (row.employee_id !== session.employeeId) {
    if (row.email_id === null) throw refuse.notFound();
    await emailSeen(db, session, row.email_id);
  }
  return row;
}

export async function openFile(files: FileStore, row: FileRow): Promise<OutgoingFile> {
  const content = await files.open(uploadKey(row));
  if (!content) throw refuse.notFound();
  return { filename: row.filename, contentType: row.content_type, size: row.size, content };
}

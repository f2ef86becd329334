import { fileKey } from '#areas/attachments/rules.ts';
import { attachmentSeen } from '#areas/attachments/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { Refusal } from '#platform/server/http/refusal.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { DEFAULT_ATTACHMENT_TYPE, type EmailContext } from '../contract.ts';
import { type AttachmentRow, type FileRow, findAttachment, lockUploads } from './file-store.ts';

/** A file that goes along with a mail: uploaded for it, or an attachment of a record. */
export interface GoingFile {
  kind: 'upload' | 'attachment';
  id: number;
  filename: string;
  extension: string;
  contentType: string;
  size: number;
  /** Where its content is stored. */
  key: string;
}

/** Where the content of an upload is stored: next to the attachments, in a folder of its own. */
export const uploadKey = (row: Pick<FileRow, 'master_id' | 'year_week_folder' | 'guid' | 'extension'>) =>
  `mail/${row.master_id}/${row.year_week_folder}/${row.guid}${row.extension}`;

export function goingUpload(row: FileRow): GoingFile {
  return { ...facts(row), kind: 'upload', key: uploadKey(row) };
}

export function goingAttachment(row: AttachmentRow): GoingFile {
  const place = { masterId: row.master_id, yearWeekFolder: row.year_week_folder, guId: row.guid };
  return { ...facts(row), kind: 'attachment', key: fileKey({ ...place, fileExtension: row.extension }) };
}

function facts({ id, filename, extension, content_type, size }: FileRow | AttachmentRow) {
  return { id, filename, extension, contentType: content_type, size };
}

interface Found {
  files: GoingFile[];
  errors: FieldErrors;
}

/** What goes along, in the order given: attachments first, then uploads; and what is wrong with the lists. */
export async function findGoingFiles(db: Db, session: Session, mail: EmailContext): Promise<Found> {
  const errors: FieldErrors = {};
  const ids = [...new Set([...(mail.customerDocsId ? [mail.customerDocsId] : []), ...mail.attachmentIds])];
  const files: GoingFile[] = [];
  for (const id of ids) {
    const row = await seenAttachment(db, session, id);
    const problem = attachmentProblem(row, mail, id);
    const field = id === mail.customerDocsId ? 'customerDocsId' : 'attachmentIds';
    if (problem) errors[field] = [...(errors[field] ?? []), problem];
    else if (row) files.push(goingAttachment(row));
  }
  const uploads = await findUploads(db, session, mail.uploadFilesId, errors);
  return { files: [...files, ...uploads.map(goingUpload)], errors };
}

async function findUploads(
  db: Db,
  session: Session,
  given: readonly number[],
  errors: FieldErrors,
): Promise<FileRow[]> {
  const ids = [...new Set(given)];
  const uploads = await lockUploads(db, ids, session.employeeId);
  const used = uploads.filter(({ email_id }) => email_id !== null);
  if (used.length > 0)
    errors.uploadFilesId = used.map(
      ({ filename }) => `${filename} went with another email. Attach it again.`,
    );
  else if (uploads.length < ids.length) errors.uploadFilesId = ['A file is no longer here. Attach it again.'];
  return uploads.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** An attachment of a record that this person may not see is as unknown as one that is not there. */
export async function seenAttachment(
  db: Db,
  session: Session,
  id: number,
): Promise<AttachmentRow | undefined> {
  try {
    await attachmentSeen(db, session, id);
    return await findAttachment(db, id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

function attachmentProblem(
  row: AttachmentRow | undefined,
  { customerId, leadId, attachmentType }: EmailContext,
  id: number,
): string | undefined {
  if (!row) return `There is no attachment ${id}.`;
  if (!row.active) return `${row.filename} has been deactivated. Remove it from the email.`;
  if (customerId && row.customer_id !== null && row.customer_id !== customerId)
    return `${row.filename} belongs to another customer.`;
  if (leadId && row.table_name === 'lead' && row.record_id !== leadId)
    return `${row.filename} belongs to another lead.`;
  const isOfType = row.type.toLowerCase() === attachmentType.trim().toLowerCase();
  if (attachmentType.trim() !== DEFAULT_ATTACHMENT_TYPE && !isOfType)
    return `${row.filename} is not of the type ${attachmentType}.`;
  return undefined;
}

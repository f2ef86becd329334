import { randomUUID } from 'node:crypto';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { putFiles, removeFiles } from '#platform/server/files/put-files.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Attachment, TableName } from '../contract.ts';
import { ATTACHMENT_LOG } from '../log.ts';
import { CONTENT_TYPES, fileKey, yearWeekFolder } from '../rules.ts';
import { neededType } from './needed-type.ts';
import * as store from './store.ts';

/** A PDF of the product itself that lies in the file store and has no row yet. */
export interface StoredPdf {
  year_week_folder: string;
  guid: string;
  size: number;
  sha256: string;
}

const EXTENSION = '.pdf';

const keyOf = (masterId: number, { year_week_folder, guid }: StoredPdf) =>
  fileKey({ masterId, yearWeekFolder: year_week_folder, guId: guid, fileExtension: EXTENSION });

/** Stores it before the transaction that gives it a row. */
export async function storePdf(files: FileStore, masterId: number, bytes: Uint8Array): Promise<StoredPdf> {
  const pdf = {
    year_week_folder: yearWeekFolder(new Date()),
    guid: randomUUID(),
    size: bytes.length,
    sha256: await hashBytes(bytes),
  };
  await putFiles(files, [{ key: keyOf(masterId, pdf), bytes }]);
  return pdf;
}

export function removePdf(files: FileStore, masterId: number, pdf: StoredPdf): Promise<void> {
  return removeFiles(files, [keyOf(masterId, pdf)]);
}

/** Whose file it is: someone who is signed in, or someone whose order is carried out later. */
interface Creator {
  masterId: number;
  employeeId: number;
}

interface Attaching {
  /** The name of its type, which is made when it is first needed. */
  type: string;
  tableName: TableName;
  recordId: number;
  customerId: number | null;
  filename: string;
  description: string;
  pdf: StoredPdf;
}

/** Gives a stored PDF its row beside a record. */
export async function attachPdf(db: Db, creator: Creator, attaching: Attaching): Promise<Attachment> {
  const { type, tableName, recordId, customerId, filename, description, pdf } = attaching;
  const id = await store.insertAttachment(db, {
    ...pdf,
    master_id: creator.masterId,
    type_id: await neededType(db, creator, type),
    table_name: tableName,
    record_id: recordId,
    customer_id: customerId,
    employee_id: creator.employeeId,
    filename,
    description,
    extension: EXTENSION,
    content_type: CONTENT_TYPES.pdf,
  });
  const after = { filename, description, size: pdf.size, tableName, recordId };
  await writeChange(db, creator, { subject: ATTACHMENT_LOG.subject, subjectId: id, action: 'added', after });
  return loadOwnFile(db, creator, id);
}

/** A file of the product as its record lists it; one that somebody took out is brought back. */
export async function loadOwnFile(db: Db, creator: Creator, id: number): Promise<Attachment> {
  if (await store.switchAttachment(db, id, true))
    await writeChange(db, creator, {
      subject: ATTACHMENT_LOG.subject,
      subjectId: id,
      action: 'activated',
      before: { active: false },
      after: { active: true },
    });
  const found = await store.findAttachment(db, id);
  if (!found) throw refuse.notFound();
  return store.attachmentOf(found);
}

/** Where the file of an attachment lies, also of one that somebody took out: whoever was asked to sign it still reads it. */
export async function keyOfFile(db: Db, id: number): Promise<string> {
  const found = await store.findAttachment(db, id);
  if (!found) throw refuse.notFound();
  return fileKey(store.attachmentOf(found));
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export interface NewFile {
  master_id: number;
  employee_id: number;
  email_id: number | null;
  filename: string;
  extension: string;
  content_type: string;
  size: number;
  year_week_folder: string;
  guid: string;
}

export async function insertFile(db: Db, row: NewFile): Promise<number> {
  const { id } = await db.insertInto('email_files').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

function files(db: Db) {
  return db
    .selectFrom('email_files')
    .select(['id', 'employee_id', 'email_id', 'filename', 'extension', 'content_type', 'size'])
    .select(['master_id', 'year_week_folder', 'guid']);
}

export type FileRow = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>;

export function findFile(db: Db, id: number): Promise<FileRow | undefined> {
  return files(db).where('id', '=', id).executeTakeFirst();
}

/** Held until the mail is stored: no other mail and no sweep takes them meanwhile. */
export async function lockUploads(db: Db, ids: readonly number[], employeeId: number): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return files(db)
    .where('id', 'in', ids)
    .where('employee_id', '=', employeeId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function giveToEmail(db: Db, ids: readonly number[], emailId: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('email_files').set({ email_id: emailId }).where('id', 'in', ids).execute();
}

export function listFilesOf(db: Db, emailId: number): Promise<FileRow[]> {
  return files(db).where('email_id', '=', emailId).orderBy('id').execute();
}

function attachments(db: Db) {
  return db
    .selectFrom('attachments as a')
    .innerJoin('attachment_types as t', (join) =>
      join.onRef('t.master_id', '=', 'a.master_id').onRef('t.id', '=', 'a.type_id'),
    )
    .select(['a.table_name', 'a.record_id'])
    .select(['a.id', 'a.master_id', 'a.customer_id', 'a.active', 'a.filename', 'a.extension'])
    .select(['a.content_type', 'a.size', 'a.year_week_folder', 'a.guid', 't.name as type']);
}

export type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachments>['executeTakeFirstOrThrow']>>;

export function findAttachment(db: Db, id: number): Promise<AttachmentRow | undefined> {
  return attachments(db).where('a.id', '=', id).executeTakeFirst();
}

export function listAttachmentsOf(db: Db, emailId: number): Promise<AttachmentRow[]> {
  return attachments(db)
    .where('a.id', 'in', (sub) =>
      sub.selectFrom('email_attachments').select('attachment_id').where('email_id', '=', emailId),
    )
    .orderBy('a.id')
    .execute();
}

export async function insertAttachments(
  db: Db,
  masterId: number,
  emailId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ master_id: masterId, email_id: emailId, attachment_id: id }));
  await db.insertInto('email_attachments').values(rows).execute();
}

/** Uploads of mails that were never sent, older than a day; their rows go now, their files next. */
export function deleteUnsent(db: Db) {
  return db
    .deleteFrom('email_files')
    .where('email_id', 'is', null)
    .where('uploaded_at', '<', sql<Date>`now() - interval '1 day'`)
    .returning(['master_id', 'year_week_folder', 'guid', 'extension'])
    .execute();
}

/** Of these names of files those that some upload has. */
export async function knownGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('email_files').select('guid').where('guid', 'in', guids).execute();
  return rows.map(({ guid }) => guid);
}

import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import type { TableName } from '../contract.ts';
import { fileKey } from '../rules.ts';
import { recordOf } from './record-of.ts';
import * as store from './store.ts';

/** An attachment, active or not, of a record that this person may see. */
export async function attachmentSeen(db: Db, session: Session, id: number): Promise<store.AttachmentRow> {
  return seen(db, session, await store.findAttachment(db, id));
}

/** The same, by where its file is stored. */
export async function attachmentAt(
  db: Db,
  session: Session,
  place: { masterId: number; yearWeekFolder: string; file: string },
): Promise<store.AttachmentRow> {
  if (place.masterId !== session.masterId) throw refuse.notFound();
  const [guid = '', ending = ''] = place.file.split('.');
  const found = await store.findByPlace(db, place.yearWeekFolder, guid, `.${ending}`);
  return seen(db, session, found);
}

async function seen(db: Db, session: Session, found: store.AttachmentRow | undefined) {
  if (!found) throw refuse.notFound();
  await recordOf(db, session, found.table_name as TableName, found.record_id);
  return found;
}

/** The file of an active attachment, on its way out. */
export async function fileOf(files: FileStore, row: store.AttachmentRow): Promise<OutgoingFile> {
  if (!row.active) throw refuse.notFound();
  const content = await files.open(fileKey(store.attachmentOf(row)));
  if (!content) throw refuse.notFound();
  return { filename: row.filename, contentType: row.content_type, size: row.size, content };
}

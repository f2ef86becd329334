import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import type { LockerItem } from '../fields.ts';
import type { LockerVersion, restoreVersion as restoreEndpoint } from '../versions-contract.ts';
import { itemOf } from './item-of.ts';
import { announceLocker, itemSeen, itemsFor } from './reach.ts';
import * as store from './store.ts';
import * as versionStore from './version-store.ts';

export function versionOf(row: versionStore.VersionRow): LockerVersion {
  return {
    id: row.id,
    number: row.number,
    size: row.size,
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
    isCurrent: row.number === row.current_version,
  };
}

/** A file that is not in the bin; a folder has no versions. */
export async function fileSeen(db: Db, session: Session, id: number): Promise<store.ItemRow> {
  const found = await itemSeen(db, session, id);
  if (!found || found.is_folder || found.binned_at) throw refuse.notFound();
  return found;
}

export async function versionSeen(db: Db, session: Session, id: number): Promise<versionStore.VersionRow> {
  const found = await versionStore.findVersion(db, id);
  if (!found) throw refuse.notFound();
  await fileSeen(db, session, found.item_id);
  return found;
}

export async function restoreVersion(call: Call<typeof restoreEndpoint>): Promise<LockerItem> {
  const { db, session, params } = call;
  const { item_id, number } = await versionSeen(db, session, params.id);
  const restored = await changeRecord(
    itemsFor(session),
    call,
    { id: item_id },
    {
      action: 'version restored',
      isDone: ({ current_version }) => current_version === number,
      change: ({ id }) => store.changeItem(db, id, { current_version: number }),
      follow: () => announceLocker(db, session.masterId),
    },
  );
  return itemOf(restored);
}

/** A version on its way out, under the name that its file has now. */
export async function bytesOf(files: FileStore, row: versionStore.VersionRow): Promise<OutgoingFile> {
  const content = await files.open(versionStore.keyOf(row));
  if (!content) throw refuse.notFound();
  return { filename: row.name, contentType: row.content_type, size: row.size, content };
}

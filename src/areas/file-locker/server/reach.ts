import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { announce } from '#platform/server/live/announce.ts';
import type { RecordKind } from '#platform/server/records/save-record.ts';
import { ITEM_LOG } from '../log.ts';
import { opensLocker } from '../rules.ts';
import { itemOf, kindOf } from './item-of.ts';
import * as store from './store.ts';

/** 404 for an office of another agency, and for one whose locker this person does not open. */
export async function refuseOtherOffice(db: Db, session: Session, officeId: number): Promise<void> {
  if (!opensLocker(session, officeId) || !(await store.hasOffice(db, officeId))) throw refuse.notFound();
}

/** A folder of that office that is not in the bin; 0 is the top, which is always there. */
export async function refuseOtherFolder(db: Db, officeId: number, folder: number): Promise<void> {
  if (!(await hasFolder(db, officeId, folder))) throw refuse.notFound();
}

export async function hasFolder(db: Db, officeId: number, folder: number): Promise<boolean> {
  if (folder === 0) return true;
  const found = await store.findItem(db, folder);
  return found?.is_folder === true && found.office_id === officeId && !found.binned_at;
}

/** A folder or file of a locker that this person opens, in the bin or not. */
export async function itemSeen(db: Db, session: Session, id: number): Promise<store.ItemRow | undefined> {
  const found = await store.findItem(db, id);
  return found && opensLocker(session, found.office_id) ? found : undefined;
}

/** What is changed in a locker, alone in its office until the transaction ends. `inBin` says where it has to be. */
export function itemsFor(session: Session, inBin = false): RecordKind<store.ItemRow> {
  const within = (row: store.ItemRow | undefined) =>
    row && (row.binned_at !== null) === inBin ? row : undefined;
  return {
    subject: ITEM_LOG.subject,
    async lock(db, id) {
      const seen = await itemSeen(db, session, id);
      if (!seen) return undefined;
      await store.lockLocker(db, session.masterId, seen.office_id);
      return within(await store.findItem(db, id));
    },
    find: store.findItem,
    logged: loggedItem,
    shown: itemOf,
  };
}

function loggedItem(row: store.ItemRow) {
  return {
    kind: kindOf(row),
    name: row.name,
    folder: row.parent_name ?? '',
    officeId: row.office_id,
    inBin: row.binned_at !== null,
    ...(row.current_version !== null && { fileVersion: row.current_version }),
  };
}

/** Every open view of a locker asks again. */
export function announceLocker(db: Db, masterId: number): Promise<void> {
  return announce(db, { masterId, to: 'agency', kind: 'fileLocker' });
}

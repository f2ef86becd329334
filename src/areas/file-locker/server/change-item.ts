import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type {
  addFolder as addEndpoint,
  moveItem as moveEndpoint,
  renameItem as renameEndpoint,
} from '../contract.ts';
import type { LockerItem } from '../fields.ts';
import { CIRCLE, fileNameProblem, takenWords } from '../rules.ts';
import { itemOf } from './item-of.ts';
import { announceLocker, hasFolder, itemsFor, refuseOtherFolder, refuseOtherOffice } from './reach.ts';
import * as store from './store.ts';

export async function addFolder(call: Call<typeof addEndpoint>): Promise<LockerItem> {
  const { db, session, params, body } = call;
  const { officeId, folder } = params;
  await refuseOtherOffice(db, session, officeId);
  await store.lockLocker(db, session.masterId, officeId);
  await refuseOtherFolder(db, officeId, folder);
  await refuseTaken(db, { officeId, folder, name: body.name });
  const item = { office_id: officeId, parent_id: folder || null, is_folder: true, name: body.name };
  const added = await addRecord(itemsFor(session), call, {
    add: () => store.insertItem(db, { ...item, master_id: session.masterId, created_by: session.employeeId }),
    follow: () => announceLocker(db, session.masterId),
  });
  return itemOf(added);
}

interface Wanted {
  officeId: number;
  folder: number;
  name: string;
  /** The item that gets the name, when it is there already. */
  own?: number;
}

export async function refuseTaken(db: Db, { name, own, ...place }: Wanted): Promise<void> {
  const other = await store.findNamed(db, place, name);
  if (other && other.id !== own) throw refuse.conflict(takenWords(name));
}

export async function renameItem(call: Call<typeof renameEndpoint>): Promise<LockerItem> {
  const { db, session, params, body } = call;
  const { name, version } = body;
  const renamed = await changeRecord(
    itemsFor(session),
    call,
    { id: params.id, version },
    {
      action: 'renamed',
      problems: (before): FieldErrors => {
        const problem = before?.content_type ? fileNameProblem(name, before.content_type) : undefined;
        return problem ? { name: [problem] } : {};
      },
      isDone: (before) => before.name === name,
      async change({ id, office_id: officeId, parent_id }) {
        await refuseTaken(db, { officeId, folder: parent_id ?? 0, name, own: id });
        await store.changeItem(db, id, { name });
      },
      follow: () => announceLocker(db, session.masterId),
    },
  );
  return itemOf(renamed);
}

export async function moveItem(call: Call<typeof moveEndpoint>): Promise<LockerItem> {
  const { db, session, params, body } = call;
  const moved = await changeRecord(
    itemsFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: 'moved',
      problems: (before) => (before ? circleProblem(db, before, body.folder) : {}),
      isDone: ({ parent_id }) => parent_id === body.folder,
      async change({ id, office_id: officeId, name }) {
        await refuseTaken(db, { officeId, folder: body.folder ?? 0, name, own: id });
        await store.changeItem(db, id, { parent_id: body.folder });
      },
      follow: () => announceLocker(db, session.masterId),
    },
  );
  return itemOf(moved);
}

/** The locker is locked: nobody moves the folder above in the meantime. */
async function circleProblem(db: Db, item: store.ItemRow, folder: number | null): Promise<FieldErrors> {
  if (!(await hasFolder(db, item.office_id, folder ?? 0))) throw refuse.notFound();
  const isCircle = (await store.pathTo(db, folder)).some(({ id }) => id === item.id);
  return isCircle ? { folder: [CIRCLE] } : {};
}

import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type {
  BinnedItem,
  binItem as binEndpoint,
  emptyBin as emptyEndpoint,
  listBin as listEndpoint,
  restoreItem as restoreEndpoint,
} from '../bin-contract.ts';
import { BIN_LOG } from '../log.ts';
import { goneAt } from '../rules.ts';
import * as binStore from './bin-store.ts';
import { refuseTaken } from './change-item.ts';
import { itemOf, kindOf } from './item-of.ts';
import { announceLocker, hasFolder, itemsFor, refuseOtherOffice } from './reach.ts';
import { removingBytes } from './remove-bytes.ts';
import * as store from './store.ts';

export async function binItem(call: Call<typeof binEndpoint>): Promise<void> {
  const { db, session, params, body } = call;
  await changeRecord(
    itemsFor(session),
    call,
    { id: params.id, version: body?.version },
    {
      action: 'thrown away',
      change: async ({ id, parent_id }) =>
        binStore.throwAway(db, id, { employeeId: session.employeeId, from: await wordsOf(db, parent_id) }),
      follow: () => announceLocker(db, session.masterId),
    },
  );
}

const wordsOf = async (db: Db, folder: number | null) =>
  (await store.pathTo(db, folder)).map(({ name }) => name).join(' / ');

export async function restoreItem(
  call: Call<typeof restoreEndpoint>,
): Promise<AnswerOf<typeof restoreEndpoint>> {
  const { db, session, params } = call;
  let word = '';
  const restored = await changeRecord(
    itemsFor(session, true),
    call,
    { id: params.id },
    {
      action: 'restored',
      whyNot: ({ id, binned_with }) =>
        binned_with === id ? undefined : 'This is in the trash with its folder. Restore the folder.',
      async change({ id, office_id: officeId, parent_id, binned_from, name }) {
        const isThere = parent_id !== null && (await hasFolder(db, officeId, parent_id));
        if (!isThere && binned_from) word = `The folder ${binned_from} is gone. ${name} is at the top now.`;
        const folder = isThere ? parent_id : null;
        await refuseTaken(db, { officeId, folder: folder ?? 0, name, own: id });
        await binStore.takeOut(db, id, folder);
      },
      follow: () => announceLocker(db, session.masterId),
    },
  );
  return { item: itemOf(restored), word };
}

export async function listBin({
  db,
  session,
  params,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  await refuseOtherOffice(db, session, params.officeId);
  const total = await binStore.countBin(db, params.officeId);
  const { rows, pagination } = await pageOf(
    query,
    total,
    async (part) => (await binStore.binSql(params.officeId, part).execute(db)).rows,
  );
  return { results: rows.map(binnedOf), pagination };
}

function binnedOf(row: binStore.BinnedRow): BinnedItem {
  return {
    id: row.id,
    kind: kindOf(row),
    name: row.name,
    from: row.binned_from,
    files: row.files,
    size: row.size,
    binnedAt: row.binned_at,
    binnedBy: row.binned_by,
    goneAt: goneAt(row.binned_at),
  };
}

/** The rows go now, their bytes by a job. */
export async function emptyBin({
  db,
  session,
  params,
  jobs,
}: Call<typeof emptyEndpoint>): Promise<AnswerOf<typeof emptyEndpoint>> {
  const { officeId } = params;
  const { masterId } = session;
  await refuseOtherOffice(db, session, officeId);
  await store.lockLocker(db, masterId, officeId);
  const items = await binStore.removeBinned(db, officeId, null);
  if (items === 0) return { items };
  await writeChange(db, session, {
    subject: BIN_LOG.subject,
    subjectId: officeId,
    action: 'emptied',
    after: { items },
  });
  await jobs.send(db, removingBytes, { masterId });
  await announceLocker(db, masterId);
  return { items };
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { adjustLines as adjustEndpoint } from '../line-contract.ts';
import * as store from './adjust-store.ts';
import { raiseVersions } from './file-store.ts';
import type { Affected } from './keep-change.ts';
import { lockOpenFile } from './lock-file.ts';
import { changeLogged } from './logged-lines.ts';

const NOTHING_ADJUSTED =
  'None of these lines could be adjusted: only pending lines can, and none that corrects another.';

/** If a line is named twice, the last amount counts. */
export async function adjustLines(call: Call<typeof adjustEndpoint>): Promise<Affected> {
  const { details, reason, ...filter } = call.body;
  const { id: fileId } = await lockOpenFile(call.db, call.params.id);
  const among = { fileId, filter };
  const amounts = new Map(details.map((detail) => [detail.id, detail]));
  await refuseChanged(call.db, among, [...amounts.values()]);
  const affected = await changeLogged(call.db, call.session, {
    fileId,
    action: store.ADJUSTED,
    changes: [store.adjustingLines(among, [...amounts.values()], reason)],
    before: {},
    after: { reason },
    lists: { before: sql`before`, after: sql`after` },
  });
  if (affected > 0) {
    await raiseVersions(call.db, [fileId]);
    return { affected_items: affected };
  }
  const pending = await store.countPending(call.db, fileId, [...amounts.keys()]);
  if (pending === 0) throw refuse.conflict(NOTHING_ADJUSTED);
  return { affected_items: 0 };
}

/** All or none: someone who is asked about some of the lines has not saved the others either. */
async function refuseChanged(db: Db, among: store.Among, amounts: readonly store.Amount[]): Promise<void> {
  const changed = await store.listChanged(db, among, amounts);
  if (changed.length === 0) return;
  const who = await store.lastAdjustedBy(db, among.fileId);
  throw refuse.changed(who, { affected_items: 0, changed });
}

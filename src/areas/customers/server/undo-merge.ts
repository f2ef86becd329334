import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { keepChanged } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Customer } from '../contract.ts';
import type * as contract from '../merge-contract.ts';
import { whyNotUndo } from '../merge-rules.ts';
import { fieldsOf } from '../rules.ts';
import type { CustomerRows } from './customer-rows.ts';
import { fingerprints, withOwn } from './merge-customers.ts';
import * as store from './merge-store.ts';
import { CUSTOMERS } from './save-customer.ts';

type Undo = Call<typeof contract.undoMerge>;

export function undoMerge(rows: readonly CustomerRows[]) {
  return async ({ db, session, params }: Undo): Promise<AnswerOf<typeof contract.undoMerge>> => {
    const asked = await store.findMerge(db, params.id);
    const before = asked && (await CUSTOMERS.lock(db, asked.customer_id));
    // Read once more under the lock of the customer: of two clicks, the second finds it undone.
    const merge = await store.findMerge(db, params.id);
    if (!before || !merge) throw refuse.notFound();
    const why = await whyStanding(db, merge, rows);
    if (why) throw refuse.conflict(why);
    const merged = merge.merged as unknown as Customer;
    const moved = merge.moved as unknown as store.Moved;
    await store.markUndone(db, merge.id, session.employeeId);
    await store.restoreCustomer(db, session.masterId, merge.id, merged);
    for (const { key, moveBack } of withOwn(rows)) await moveBack(db, moved[key] ?? [], merged.id);
    await store.writeFields(db, session.masterId, before.id, fieldsOf(merge.kept as unknown as Customer));
    const more = { customer: `${merged.name} (${merged.id})` };
    const kept = await keepChanged(CUSTOMERS, { db, session }, 'merge undone', before, more);
    return { kept: { id: kept.id, name: kept.name }, merged: { id: merged.id, name: merged.name } };
  };
}

export function listMerges(rows: readonly CustomerRows[]) {
  return async ({ db, params }: Call<typeof contract.listMerges>) => {
    const standing = await store.listStanding(db, params.id);
    const results: contract.CustomerMerge[] = [];
    for (const { id, merged_id, merged_name, merged_at, by, ...merge } of standing)
      results.push({
        id,
        merged: { id: merged_id, name: merged_name },
        at: merged_at,
        by,
        whyNotUndo: (await whyStanding(db, { id, customer_id: params.id, ...merge }, rows)) ?? '',
      });
    return { results };
  };
}

/** Only the newest can be undone: what came before it is mixed with what came after. */
async function whyStanding(
  db: Db,
  merge: Pick<store.MergeRow, 'id' | 'customer_id' | 'seen' | 'undone_at'>,
  rows: readonly CustomerRows[],
): Promise<string | undefined> {
  if (merge.undone_at) return 'This merge was undone already.';
  const [newest] = await store.listStanding(db, merge.customer_id);
  if (newest && newest.id !== merge.id) return `Undo the newer merge with ${newest.merged_name} first.`;
  return whyNotUndo(merge.seen as unknown as store.Seen, await fingerprints(db, merge.customer_id, rows));
}

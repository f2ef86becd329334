import { z } from 'zod';
import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { jobHandler } from '#platform/server/jobs/jobs.ts';
import { addRecord, keepChanged, type RecordKind } from '#platform/server/records/save-record.ts';
import type { addBuzzSync, BuzzSync } from '../contract.ts';
import { BUZZ_LOG } from '../log.ts';
import { hasBuzz, syncFailure } from '../rules.ts';
import * as store from './store.ts';

const buzzSync = { queue: 'buzz-sync', data: z.object({ masterId: z.number(), syncId: z.number() }) };

const SYNCS: RecordKind<BuzzSync> = {
  subject: BUZZ_LOG.subject,
  lock: store.lockSync,
  find: store.findSync,
  logged: ({ state, customers, failure, isSandbox }) => ({
    buzzState: isSandbox ? `SANDBOX: ${state}` : state,
    customers,
    failure,
  }),
};

export async function startSync(call: Call<typeof addBuzzSync>): Promise<BuzzSync> {
  const { db, session, jobs, body } = call;
  const { add_ons } = await accountNamed(db, body.masterId);
  if (!hasBuzz(add_ons)) throw refuse.conflict('This account does not have the add-on Agency Buzz.');
  const row = { master_id: session.masterId, account: body.masterId, employee_id: session.employeeId };
  return addRecord(SYNCS, call, {
    async add() {
      const id = await store.insertSync(db, row);
      if (id === undefined) throw refuse.conflict('A sync of this account is under way.');
      return id;
    },
    follow: ({ id }) => jobs.send(db, buzzSync, { masterId: session.masterId, syncId: id }),
  });
}

/** A second run finds the sync over and does nothing. */
export const runSync = jobHandler(buzzSync, async ({ masterId, syncId }, { database, config }) => {
  await database.asTenant({ masterId }, async (db) => {
    const sync = await store.lockSync(db, syncId);
    if (!sync || sync.endedAt) return;
    const customers = await store.countCustomers(db, sync.masterId);
    const failure = syncFailure(customers, config.sandbox);
    const end = failure ? ({ state: 'Failed', failure } as const) : ({ state: 'Done', customers } as const);
    await store.endSync(db, syncId, { ...end, is_sandbox: config.sandbox });
    const work = { db, session: { masterId, employeeId: null } };
    await keepChanged(SYNCS, work, failure ? 'failed' : 'done', sync);
  });
});

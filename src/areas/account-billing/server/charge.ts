import { z } from 'zod';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import { type Jobs, jobHandler } from '#platform/server/jobs/jobs.ts';
import { keepChanged } from '#platform/server/records/save-record.ts';
import { BILLINGS, billingOf } from './billing-of.ts';
import { type Charge, sandboxCharge } from './sandbox.ts';
import * as store from './store.ts';

export const accountCharge = {
  queue: 'account-charge',
  data: z.object({ masterId: z.number(), billingId: z.number() }),
};

/**
 * Charges a row that is Processing. It is marked as handed over first, so that nobody voids it meanwhile; a second run
 * after a kill charges again under the same operation id, which counts once.
 */
export const chargeAccount = jobHandler(accountCharge, async ({ masterId, billingId }, { database }) => {
  const charge = await database.asTenant({ masterId }, (db) => take(db, billingId));
  if (!charge) return;
  const failure = await sandboxCharge(charge);
  await database.asTenant({ masterId }, async (db) => {
    const row = await store.lockBilling(db, billingId);
    if (row?.state !== 'Processing') return;
    await store.settleBilling(db, billingId, failure ? { state: 'Failed', failure } : { state: 'Paid' });
    const work = { db, session: { masterId, employeeId: null } };
    await keepChanged(BILLINGS, work, failure ? 'declined' : 'charged', billingOf(row));
  });
});

/** A job is done or given up long before. */
const GIVEN_UP_MS = 600_000;

/** Sends those charges again that no job may be working on anymore, such as rows that were loaded; each counts once. */
export async function resumeCharges(database: Database, jobs: Jobs, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - GIVEN_UP_MS);
  const waiting = await database.withoutTenant((db) => store.listWaiting(db, before));
  for (const charge of waiting)
    await database.asTenant({ masterId: charge.masterId }, (db) => jobs.send(db, accountCharge, charge));
}

async function take(db: Db, id: number): Promise<Charge | undefined> {
  const row = await store.lockBilling(db, id);
  if (row?.state !== 'Processing') return undefined;
  await store.handOver(db, id);
  return {
    operationId: row.operation_id,
    amount: row.amount,
    tranCode: row.tran_code,
    lastFour: row.last_four,
  };
}

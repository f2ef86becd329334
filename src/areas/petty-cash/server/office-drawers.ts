import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Drawer, Payout } from '../contract.ts';
import { drawerOf } from './drawer-of.ts';
import { payoutOf } from './pay-out.ts';
import * as store from './store.ts';

export interface OfficeDrawer extends Drawer {
  paid: Payout[];
}

/** Every drawer of an office on these days with what was paid out of it, in the order in which they were started. */
export async function listOfficeDrawers(
  db: Db,
  officeId: number,
  days: readonly string[],
): Promise<OfficeDrawer[]> {
  const rows = days.length === 0 ? [] : await store.drawersOfDays(db, officeId, days).execute();
  const ids = rows.map(({ id }) => id);
  const payouts = ids.length === 0 ? [] : await store.listPayouts(db, ids);
  return rows.map((row) => ({
    ...drawerOf(row),
    paid: payouts.filter(({ drawerId }) => drawerId === row.id).map(payoutOf),
  }));
}

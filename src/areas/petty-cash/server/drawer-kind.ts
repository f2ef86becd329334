import type { RecordKind } from '#platform/server/records/save-record.ts';
import type { Drawer } from '../contract.ts';
import { PETTY_CASH_LOG } from '../log.ts';
import { drawerOf } from './drawer-of.ts';
import { findDrawer, lockDrawer } from './store.ts';

export const DRAWER: RecordKind<Drawer> = {
  subject: PETTY_CASH_LOG.subject,
  async lock(db, id) {
    await lockDrawer(db, id);
    // A statement of its own: what was waited for is in it.
    return DRAWER.find(db, id);
  },
  async find(db, id) {
    const row = await findDrawer(db, id);
    return row && drawerOf(row);
  },
  logged: (drawer) => ({
    employeeId: drawer.employee.id,
    officeId: drawer.office.id,
    date: drawer.date,
    startingAmount: drawer.startingAmount,
    startingDifference: drawer.startingDifference,
    startingReason: drawer.startingReason,
    endingAmount: drawer.endingAmount,
    difference: drawer.difference,
    endingReason: drawer.endingReason,
  }),
};

import type { WorkSpace } from '#platform/server/http/call.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { DayGuard } from './day-guard.ts';
import { DRAWER } from './drawer-kind.ts';
import * as store from './store.ts';

/** Somebody who comes back the same day goes on with their drawer, unless the day is closed. */
export function reopenAtClockIn(guard: DayGuard) {
  return async (work: WorkSpace): Promise<void> => {
    const { db, session } = work;
    const { employeeId, officeId, timeZone } = session;
    if (officeId === null) return;
    const day = dayAt(timeZone, new Date());
    const found = await store.findMeant(db, employeeId, { officeId, day });
    if (!found || !(await guard.isKeptOpen(work, { officeId, day }))) return;
    await changeRecord(
      DRAWER,
      work,
      { id: found.id },
      {
        action: 'reopened',
        isDone: ({ endingAmount }) => endingAmount === null,
        change: () => store.markReopened(db, found.id),
      },
    );
  };
}

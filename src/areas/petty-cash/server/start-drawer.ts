import { clockIn } from '#areas/time-clock/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { createPettyCash, Drawer } from '../contract.ts';
import { startDifference } from '../rules.ts';
import type { DayGuard } from './day-guard.ts';
import { DRAWER } from './drawer-kind.ts';
import * as store from './store.ts';

export function startDrawer(guard: DayGuard) {
  return async (call: Call<typeof createPettyCash>): Promise<Drawer> => {
    const { db, session, body } = call;
    const { masterId, employeeId, officeId, timeZone } = session;
    if (officeId === null) throw refuse.conflict('You have no office, and petty cash is kept in one.');
    const day = dayAt(timeZone, new Date());
    await guard.keepOpen(call, { officeId, day });
    return addRecord(DRAWER, call, {
      action: 'started',
      async add() {
        const last = await store.lastEnding(db, { employeeId, officeId }, day).executeTakeFirst();
        const difference = startDifference(body.startingAmount, last?.ending ?? null);
        const started = { starting: body.startingAmount, difference, reason: body.startingReason };
        const id = await store.insertDrawer(db, { masterId, employeeId, officeId, day, ...started });
        if (id === undefined)
          throw refuse.conflict(`You already started your petty cash of ${showDay(day)}.`);
        return id;
      },
      follow: () => clockIn(call),
    });
  };
}

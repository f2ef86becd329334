import type { Call } from '#platform/server/http/mount.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { listPettyCash, OwnPettyCash } from '../contract.ts';
import type { DayGuard } from './day-guard.ts';
import { drawerOf } from './drawer-of.ts';
import * as store from './store.ts';

export function ownPettyCash(guard: DayGuard) {
  return async (call: Call<typeof listPettyCash>): Promise<OwnPettyCash> => {
    const { db, session } = call;
    const { employeeId, officeId, timeZone } = session;
    const date = dayAt(timeZone, new Date());
    const office = officeId === null ? undefined : await store.findOffice(db, officeId);
    if (!office) {
      return { results: null, earlier: null, lastEnding: null, office: null, date, isDayClosed: false };
    }
    const whose = { employeeId, officeId: office.id };
    const own = store.ownDrawers(db, whose);
    const today = await own.where('d.day', '=', date).executeTakeFirst();
    const earlier = await own.where('d.day', '<', date).where('d.ending', 'is', null).executeTakeFirst();
    const last = await store.lastEnding(db, whose, date).executeTakeFirst();
    return {
      results: today ? drawerOf(today) : null,
      earlier: earlier ? drawerOf(earlier) : null,
      lastEnding: last ? { date: last.day, amount: last.ending as number } : null,
      office,
      date,
      isDayClosed: await guard.isClosed(call, { officeId: office.id, day: date }),
    };
  };
}

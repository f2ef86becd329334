import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { addPayout, Drawer, listPayouts as listEndpoint, Payout } from '../contract.ts';
import { payoutProblems } from '../rules.ts';
import type { DayGuard } from './day-guard.ts';
import { DRAWER } from './drawer-kind.ts';
import * as store from './store.ts';

const isOpen = (drawer: Drawer | undefined) => drawer?.endingAmount === null;

export function payOut(guard: DayGuard) {
  return async (call: Call<typeof addPayout>): Promise<Payout> => {
    const { db, session, body } = call;
    const { masterId, employeeId, officeId, timeZone } = session;
    const day = dayAt(timeZone, new Date());
    const found = officeId === null ? undefined : await store.findMeant(db, employeeId, { officeId, day });
    if (!found) throw refuse.conflict('Start your petty cash first: clock in.');
    const { id } = found;
    await guard.keepOpen(call, { officeId: found.office_id, day });
    await changeRecord(
      DRAWER,
      call,
      { id },
      {
        action: 'paid out',
        problems: (before) => (before && isOpen(before) ? payoutProblems(before, body.amount) : {}),
        whyNot: (before) => (isOpen(before) ? undefined : 'Your petty cash of today has been ended.'),
        change: () => store.insertPayout(db, masterId, id, body.amount, body.reason),
        more: { amount: body.amount, reason: body.reason },
      },
    );
    // The drawer is still locked, so the last one is ours.
    return (await store.listPayouts(db, [id])).map(payoutOf).at(-1) as Payout;
  };
}

export async function listPayouts({
  db,
  session: { employeeId, officeId, timeZone },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const own = officeId === null ? undefined : store.ownDrawers(db, { employeeId, officeId });
  const drawer = await own?.where('d.day', '=', dayAt(timeZone, new Date())).executeTakeFirst();
  if (!drawer) return { results: [], total: 0 };
  return { results: (await store.listPayouts(db, [drawer.id])).map(payoutOf), total: drawer.payouts };
}

export const payoutOf = ({ id, amount, reason, at }: store.PayoutRow): Payout => ({ id, amount, reason, at });

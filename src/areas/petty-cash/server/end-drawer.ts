import { clockOut } from '#areas/time-clock/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import type { Drawer, EndInput, updatePettyCash } from '../contract.ts';
import { endDifference, isReasonMissing, REASON_REQUIRED } from '../rules.ts';
import type { DayGuard } from './day-guard.ts';
import { DRAWER } from './drawer-kind.ts';
import * as store from './store.ts';

type End = Call<typeof updatePettyCash>;

/** The drawer stays locked: whoever ends it or pays out of it at the same time waits and sees what it is then. */
export function endDrawer(guard: DayGuard) {
  return async (call: End): Promise<Drawer> => {
    const { db, session, body } = call;
    const isOther = body.pettyCashType === 'endOther';
    const { id, office_id: officeId, day } = isOther ? await findOther(call) : await findOwn(call);
    await guard.keepOpen(call, { officeId, day });
    return changeRecord(
      DRAWER,
      call,
      { id },
      {
        action: 'ended',
        problems: (before) => reasonProblems(body, before),
        whyNot: (before) => (before.endingAmount === null ? undefined : alreadyEnded(before)),
        change: (before) =>
          store.markEnded(db, id, {
            ending: body.endingAmount,
            difference: endDifference(before, body.endingAmount),
            reason: body.endingReason,
            by: session.employeeId,
          }),
        follow: async () => {
          if (!isOther) await clockOut(call);
        },
      },
    );
  };
}

function reasonProblems(
  { pettyCashType, endingAmount, endingReason }: EndInput,
  before?: Drawer,
): FieldErrors {
  if (!before || before.endingAmount !== null) return {};
  const isMissing = isReasonMissing(pettyCashType, endDifference(before, endingAmount), endingReason);
  return isMissing ? { endingReason: [REASON_REQUIRED] } : {};
}

/** Today's, or the one of an earlier day that is still open: whoever works past midnight ends that one. */
async function findOwn({ db, session: { employeeId, officeId, timeZone } }: End) {
  const day = dayAt(timeZone, new Date());
  const own = officeId === null ? {} : { officeId };
  const found =
    (await store.findMeant(db, employeeId, { ...own, day })) ?? (await store.findMeant(db, employeeId, own));
  if (!found) throw refuse.conflict('You have not started your petty cash today.');
  return found;
}

async function findOther({ db, session, body: { employeeId, date, officeId } }: End) {
  const why = whyClosed('admin', session);
  if (why) throw refuse.forbidden(why);
  if (!employeeId) throw refuse.fields({ employeeId: ['Choose whose petty cash is ended.'] });
  const found = date
    ? await store.findMeant(db, employeeId, { day: date, ...(officeId && { officeId }) })
    : await store.meantToday(db, employeeId, officeId ?? undefined, new Date()).executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}

const alreadyEnded = ({ employee, date }: Drawer) =>
  `The petty cash of ${employee.name} of ${showDay(date)} has already been ended.`;

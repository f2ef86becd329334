import type { Call } from '#platform/server/http/mount.ts';
import { refuseProblems } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import { cashOf } from '../cash.ts';
import type { countCash as endpoint, OfficeDay } from '../contract.ts';
import { COUNT_LOG } from '../log.ts';
import { type ChosenDay, chosenDay } from './chosen-day.ts';
import { dayGuard } from './closed-days.ts';
import { loadDay } from './load-day.ts';
import * as store from './store.ts';

/** Whoever is late is shown the whole day. */
const countOf = (chosen: ChosenDay): RecordKind<store.CountRow> => ({
  subject: COUNT_LOG.subject,
  lock: store.lockCount,
  find: store.findCount,
  logged: ({ office_id, day, pieces, cash, checks }) => ({
    officeId: office_id,
    date: day,
    pieces,
    cash,
    checks,
  }),
  shown: (_, db) => loadDay({ db }, chosen),
});

/** The version of no count at all: someone who sends none has seen none. */
const NONE_SEEN = 0;

/** Two people who count at the same time come one after the other, and the second is told of the first. */
export async function countCash(call: Call<typeof endpoint>): Promise<OfficeDay> {
  const { db, session, body } = call;
  const chosen = await chosenDay(call, body);
  const where = { officeId: chosen.office.id, day: chosen.date };
  await store.lockDays(db, session.masterId, where.officeId);
  await dayGuard.keepOpen(call, where);
  const known = new Set((await loadDay(call, chosen)).checks.map(({ id }) => id));
  refuseProblems(body.checks.every((id) => known.has(id)) ? {} : { checks: ['Choose checks of this day.'] });
  const checks = [...new Set(body.checks)].sort((a, b) => a - b);
  const counted = { pieces: body.pieces, cash: cashOf(body.pieces), checks, by: session.employeeId };
  const [first] = await store.listCounts(db, where.officeId, [where.day]);
  const add = () => store.insertCount(db, session.masterId, where, counted);
  if (!first) await addRecord(countOf(chosen), call, { action: 'counted', add });
  else
    await changeRecord(
      countOf(chosen),
      call,
      { id: first.id, version: body.version ?? NONE_SEEN },
      {
        action: 'counted again',
        change: () => store.updateCount(db, first.id, counted),
      },
    );
  return loadDay(call, chosen);
}

import { randomUUID } from 'node:crypto';
import { yearWeekFolder } from '#areas/attachments/rules.ts';
import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call, FinishedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { askTakeOut as askEndpoint, endTakeOut as endEndpoint, TakeOut } from '../contract.ts';
import { TAKE_OUT_LOG } from '../log.ts';
import { isUnderWay, MOST_READY, ONE_AT_A_TIME, TOO_MANY_READY, takeOutKey, whyNotEnded } from '../rules.ts';
import { announceTakeOut } from './announce-take-out.ts';
import { takeOutKind } from './make-take-out.ts';
import * as store from './store.ts';

export function takeOutOf(session: Session, row: store.TakeOutRow): TakeOut {
  const { id, state, person, done, records, size, failure } = row;
  const isOwn = row.employee_id === session.employeeId;
  return {
    id,
    state,
    person,
    isOwn,
    asked: row.asked_at,
    done,
    of: row.of_all,
    records,
    size,
    expires: row.expires_at,
    failure,
    whyNotEnded: whyNotEnded({ state, isOwn }) ?? null,
  };
}

export async function askTakeOut({ db, session, jobs }: Call<typeof askEndpoint>): Promise<TakeOut> {
  const { masterId, employeeId } = session;
  const id = await store.insertTakeOut(db, {
    master_id: masterId,
    employee_id: employeeId,
    year_week_folder: yearWeekFolder(new Date()),
    guid: randomUUID(),
  });
  if (id === undefined) throw refuse.conflict(ONE_AT_A_TIME);
  // Counted behind the insert, where another one of the same moment waits: so none comes between.
  if ((await store.countReady(db)) >= MOST_READY) throw refuse.conflict(TOO_MANY_READY);
  await logged(db, session, id, 'asked for');
  await jobs.send(db, takeOutKind, { masterId, takeOutId: id });
  return found(db, session, id);
}

/** Its file is removed once the state is committed; a sweep removes what a kill in between leaves. */
export const endTakeOut: FinishedCall<typeof endEndpoint, { answer: TakeOut; key: string }> = {
  async within({ db, session, params: { id } }) {
    const row = await store.lockTakeOut(db, id);
    if (!row) throw refuse.notFound();
    const why = takeOutOf(session, row).whyNotEnded;
    if (why) throw isUnderWay(row.state) ? refuse.forbidden(why) : refuse.conflict(why);
    const isCancelled = isUnderWay(row.state);
    await store.changeState(db, id, isCancelled ? 'cancelled' : 'gone');
    await logged(db, session, id, isCancelled ? 'canceled' : 'removed');
    return { answer: await found(db, session, id), key: takeOutKey(row) };
  },

  async after({ answer, key }, { files }) {
    await files.remove(key);
    return answer;
  },
};

async function found(db: Db, session: Session, id: number): Promise<TakeOut> {
  const row = await store.findTakeOut(db, id);
  if (!row) throw refuse.notFound();
  return takeOutOf(session, row);
}

async function logged(db: Db, session: Session, id: number, action: string): Promise<void> {
  await writeChange(db, session, { subject: TAKE_OUT_LOG.subject, subjectId: id, action });
  await announceTakeOut(db, session.masterId);
}

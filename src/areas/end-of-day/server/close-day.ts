import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import { momentAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { closeDay as closeEndpoint, OfficeDay, reopenDay as reopenEndpoint } from '../contract.ts';
import { CLOSE_LOG } from '../log.ts';
import { isReasonMissing, whyNotClosed } from '../rules.ts';
import { chosenDay } from './chosen-day.ts';
import { loadDay, loadSealed, stateOf } from './load-day.ts';
import { figuresText, type SealedDay, sealOf } from './seal.ts';
import * as store from './store.ts';

type Close = Call<typeof closeEndpoint>;

const CLOSE: RecordKind<store.CloseRow> = {
  subject: CLOSE_LOG.subject,
  lock: store.lockClose,
  find: store.findClose,
  logged: (close) => ({
    officeId: close.office_id,
    date: close.day,
    deposit: close.deposit,
    expected: close.expected,
    reason: close.reason,
    hash: close.hash,
    state: stateOf(close),
    reopenReason: close.reopen_reason,
  }),
};

/** With the lock of the office's days to itself: a receipt is in the figures or comes too late, never between. */
export async function closeDay(call: Close): Promise<OfficeDay> {
  const { db, session, body } = call;
  const chosen = await chosenDay(call, body);
  await store.lockDays(db, session.masterId, chosen.office.id);
  const day = await loadDay(call, chosen);
  if (day.state === 'closed') throw refuse.conflict(alreadyClosed(day));
  if (isReasonMissing(day, body.reason)) refuseProblems({ reason: ['Say why the deposit differs.'] });
  const why = whyNotClosed(day);
  if (why) throw refuse.conflict(why);
  if (body.seen !== undefined && body.seen !== day.seen)
    throw refuse.conflict(
      'The day has changed since you looked at it. Look at its figures again, then close it.',
    );
  // The count was there a moment ago, and the lock is ours.
  const sealed = (await loadSealed(db, chosen.office.id, chosen.date)) as SealedDay;
  await addRecord(CLOSE, call, { action: 'closed', add: () => insertSealed(call, day, sealed) });
  return loadDay(call, chosen);
}

function insertSealed({ db, session, body }: Close, day: OfficeDay, sealed: SealedDay): Promise<number> {
  const { masterId, employeeId } = session;
  const closed = {
    officeId: day.office.id,
    day: day.date,
    deposit: day.deposit?.amount ?? 0,
    expected: day.deposit?.expected ?? 0,
    reason: body.reason,
    closedBy: employeeId,
    closedAt: new Date(),
  };
  const figures = figuresText(closed, sealed);
  const previousHash = day.follows?.hash ?? '';
  const hash = sealOf(previousHash, figures);
  return store.insertClose(db, { ...closed, masterId, figures, previousHash, hash });
}

export async function reopenDay(call: Call<typeof reopenEndpoint>): Promise<OfficeDay> {
  const { db, session, body } = call;
  const chosen = await chosenDay(call, body);
  const { office, date } = chosen;
  await store.lockDays(db, session.masterId, office.id);
  const close = await store.lastCloseOf(db, office.id, date);
  const notClosed = `The end of day ${showDay(date)} is not closed.`;
  if (!close) throw refuse.conflict(notClosed);
  await changeRecord(
    CLOSE,
    call,
    { id: close.id },
    {
      action: 'reopened',
      whyNot: ({ reopened_at }) => (reopened_at ? notClosed : undefined),
      change: () => store.markReopened(db, close.id, session.employeeId, body.reason),
    },
  );
  return loadDay(call, chosen);
}

function alreadyClosed({ date, close, timeZone }: OfficeDay): string {
  const when = close ? ` by ${close.by} on ${momentAt(timeZone, close.at)}` : '';
  return `The end of day ${showDay(date)} was already closed${when}.`;
}

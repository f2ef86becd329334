import type { DayGuard, OfficeDay } from '#areas/petty-cash/server/public.ts';
import type { ReceiptFollower } from '#areas/receipts/server/public.ts';
import type { WorkSpace } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { showDay } from '#platform/shared/dates.ts';
import * as store from './store.ts';

type Work = Pick<WorkSpace, 'db' | 'session'>;

/**
 * Shares the lock of the office's days first: a close that is under way is waited for, and none begins until this
 * transaction ends. The look comes after it, in a statement of its own, so that it sees what was waited for; both leave
 * in one message and are run in this order.
 */
async function isKeptOpen({ db, session }: Work, { officeId, day }: OfficeDay): Promise<boolean> {
  const [, isClosed] = await Promise.all([
    store.shareDays(db, session.masterId, officeId),
    store.isClosed(db, officeId, day),
  ]);
  return !isClosed;
}

async function keepOpen(work: Work, day: OfficeDay): Promise<void> {
  if (!(await isKeptOpen(work, day))) throw refuse.conflict(closedWords(day.day));
}

const closedWords = (day: string) =>
  `The end of day ${showDay(day)} is closed. An administrator or owner can reopen it.`;

/** For petty cash. */
export const dayGuard: DayGuard = {
  keepOpen,
  isKeptOpen,
  isClosed: ({ db }, { officeId, day }) => store.isClosed(db, officeId, day),
};

/** For receipts. The day of a new one is known once its number is drawn, so it is looked at then. */
export const closedDays: ReceiptFollower = {
  taken: (work, { officeId, showdate }) => keepOpen(work, { officeId, day: showdate }),
  voiding: (work, receipt) => keepOpen(work, { officeId: receipt.office.id, day: receipt.showdate }),
};

import { listOfficeDrawers } from '#areas/petty-cash/server/public.ts';
import { listDayReceipts } from '#areas/receipts/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { OfficeDay } from '../contract.ts';
import { daysInQuestion, daysShown } from '../days.ts';
import { closesOfDays } from './store.ts';

/** The days up to the one that is looked at and a few after it, with their states. */
export async function daysAround(
  db: Db,
  officeId: number,
  date: string,
  today: string,
): Promise<OfficeDay['days']> {
  const worked = await workedOf(db, officeId, daysInQuestion(date, today));
  const days = daysShown(date, today, worked);
  const closes = await closesOfDays(db, officeId, days);
  return days.map((day) => {
    const close = closes.find((each) => each.day === day);
    return {
      date: day,
      state: !close ? 'open' : close.reopened_at ? 'reopened' : 'closed',
      difference: close && !close.reopened_at ? close.deposit - close.expected : null,
    };
  });
}

/** Those of the days that have a receipt, petty cash or a close. */
async function workedOf(db: Db, officeId: number, days: readonly string[]): Promise<Set<string>> {
  if (days.length === 0) return new Set();
  const receipts = await listDayReceipts(db, officeId, days);
  const drawers = await listOfficeDrawers(db, officeId, days);
  const closes = await closesOfDays(db, officeId, days);
  return new Set([...receipts, ...closes].map(({ day }) => day).concat(drawers.map(({ date }) => date)));
}

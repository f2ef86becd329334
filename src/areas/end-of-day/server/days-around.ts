import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { OfficeDay } from '../contract.ts';
import { daysShown } from '../days.ts';
import { closesOfDays } from './store.ts';

/** The days up to the one that is looked at and a few after it, with their states. */
export async function daysAround(
  db: Db,
  officeId: number,
  date: string,
  today: string,
): Promise<OfficeDay['days']> {
  const days = daysShown(date, today);
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

import { listOfficeDrawers } from '#areas/petty-cash/server/public.ts';
import { listDayReceipts } from '#areas/receipts/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { OfficeDay } from '../contract.ts';
import { figuresText, type SealedDay, sealOf } from './seal.ts';
import * as store from './store.ts';

const SHOWN = 10;

/** The last closes of the office and whether their seals hold, and the one that the next close follows. */
export async function lastSeals(db: Db, officeId: number): Promise<Pick<OfficeDay, 'follows' | 'closes'>> {
  // One more, since the first of those that are shown follows it.
  const rows = await store.lastCloses(db, officeId, SHOWN + 1);
  const broken = await brokenSeals(db, officeId, rows);
  const [newest] = rows;
  const newestOfDays = rows
    .slice(0, SHOWN)
    .filter(({ day, id }) => rows.find((row) => row.day === day)?.id === id);
  return {
    follows: newest ? { date: newest.day, hash: newest.hash } : null,
    closes: newestOfDays
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map((row) => ({
        date: row.day,
        difference: row.deposit - row.expected,
        isReopened: row.reopened_at !== null,
        broken: broken.get(row.id) ?? [],
      })),
  };
}

/** What each close of these, newest first, does not agree with anymore. */
async function brokenSeals(db: Db, officeId: number, rows: readonly store.CloseRow[]) {
  const days = rows.filter(({ reopened_at }) => !reopened_at).map(({ day }) => day);
  const receipts = Map.groupBy(await listDayReceipts(db, officeId, days), ({ day }) => day);
  const drawers = Map.groupBy(await listOfficeDrawers(db, officeId, days), ({ date }) => date);
  const counts = days.length === 0 ? [] : await store.listCounts(db, officeId, days);
  const liveOf = (day: string): SealedDay | undefined => {
    const count = counts.find((each) => each.day === day);
    return count && { receipts: receipts.get(day) ?? [], drawers: drawers.get(day) ?? [], count };
  };
  return new Map(rows.map((row, at) => [row.id, problemsOf(row, rows[at + 1], liveOf(row.day))]));
}

function problemsOf(
  row: store.CloseRow,
  before: store.CloseRow | undefined,
  live: SealedDay | undefined,
): string[] {
  // What was reopened may have changed since; its place in the chain may not.
  const isAsClosed = row.reopened_at !== null || (live && figuresText(closedOf(row), live) === row.figures);
  return [
    sealOf(row.previous_hash, row.figures) !== row.hash && 'The seal is not the one of its figures.',
    before && before.hash !== row.previous_hash && 'It does not follow the close before it.',
    !isAsClosed && 'Receipts, petty cash or the count have changed since the close.',
  ].filter((problem) => typeof problem === 'string');
}

const closedOf = (row: store.CloseRow) => ({
  officeId: row.office_id,
  day: row.day,
  deposit: row.deposit,
  expected: row.expected,
  reason: row.reason,
  closedBy: row.closed_by,
  closedAt: row.closed_at,
});

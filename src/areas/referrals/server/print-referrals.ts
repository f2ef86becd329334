import { findAgencyName } from '#areas/agency/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { lastPage } from '#platform/server/lists/page.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import type { Printout } from '#platform/server/pdf/print.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { readPageRange } from '#platform/shared/page-range.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import type { printReferrals as printEndpoint } from '../contract.ts';
import { STATE_WORDS } from '../rules.ts';
import { referralOf } from './referral-of.ts';
import * as store from './store.ts';

/** The pages are those of the list on the screen, of fifteen rows each. */
export async function referralsPrintout({
  db,
  session,
  query,
}: Call<typeof printEndpoint>): Promise<Printout> {
  const hidden = query.hidden === 1;
  const total = await store.countReferrals(db, session.employeeId, hidden);
  const last = lastPage(total, PAGE_SIZE);
  const range = readPageRange(query.pages, last);
  if ('problem' in range) throw refuse.fields({ pages: [range.problem] });
  const rows: string[][] = [];
  for (const page of range.pages) {
    const part = { size: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const listed = await store.listReferrals(db, session.employeeId, hidden, part);
    rows.push(...listed.map((row) => [String(page), ...cellsOf(row, session.timeZone)]));
  }
  const paper: Paper = {
    agency: await findAgencyName(db),
    place: [],
    title: hidden ? 'My hidden referrals' : 'My referrals',
    facts: [
      ['Pages', `${query.pages.trim()} of ${last}`],
      ['Referrals', `${rows.length} of ${total}`],
    ],
    columns: COLUMNS,
    rows,
    totals: [],
    notes: [],
    madeAt: new Date(),
  };
  return { paper, filename: 'referrals.pdf' };
}

const COLUMNS = [
  { label: 'Page', share: 0.6 },
  { label: 'Friend', share: 2 },
  { label: 'Email', share: 2.8 },
  { label: 'Agency', share: 2 },
  { label: 'Invited', share: 1.2 },
  { label: 'Status', share: 1.2 },
];

function cellsOf(row: store.ReferralRow, timeZone: string): string[] {
  const { friendName, email, agency, createdAt, state } = referralOf(row);
  return [friendName, email, agency, showDay(dayAt(timeZone, createdAt)), STATE_WORDS[state]];
}

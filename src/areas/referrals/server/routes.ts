import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call, Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { sendPaper } from '#platform/server/pdf/print.ts';
import * as contract from '../contract.ts';
import { referralsPrintout } from './print-referrals.ts';
import { referFriend, SUBJECT } from './refer-friend.ts';
import { referralOf } from './referral-of.ts';
import * as store from './store.ts';

export function referralRoutes(mount: Mount): void {
  mount(contract.ownReferrals, listOwn);
  mount(contract.referFriend, referFriend);
  mount(contract.hideReferral, hide);
  mount(contract.printReferrals, { within: referralsPrintout, after: sendPaper });
}

async function listOwn({ db, session, query }: Call<typeof contract.ownReferrals>) {
  const hidden = query.hidden === 1;
  const total = await store.countReferrals(db, session.employeeId, hidden);
  const { rows, pagination } = await pageOf(query, total, (part) =>
    store.listReferrals(db, session.employeeId, hidden, part),
  );
  return { results: rows.map((row) => referralOf(row)), pagination };
}

async function hide({ db, session, params, body }: Call<typeof contract.hideReferral>) {
  const row = await store.findReferral(db, session.employeeId, params.id);
  if (!row) throw refuse.notFound();
  if (await store.setHidden(db, row.id, body.hidden)) {
    const action = body.hidden ? 'hidden' : 'shown';
    await writeChange(db, session, { subject: SUBJECT, subjectId: row.id, action });
  }
  return referralOf({ ...row, hidden: body.hidden });
}

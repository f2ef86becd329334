import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { momentAt } from '#platform/shared/clock.ts';
import type { Receipt, voidReceipt as voidEndpoint } from '../contract.ts';
import { RECEIPT_LOG } from '../log.ts';
import { loadReceipt, withPosts } from './load-receipt.ts';
import type { ReceiptFollower } from './receipt-follower.ts';
import { markVoid } from './store.ts';

/** Of two at the same time, the second waits for the first, finds the receipt void and is told who did it. */
export function voidReceipt(followers: readonly ReceiptFollower[]) {
  return async (call: Call<typeof voidEndpoint>): Promise<Receipt> => {
    const { db, session, params, body } = call;
    const active = await loadReceipt(db, params.id);
    if (active.voided) throw refuse.conflict(alreadyVoid(active));
    for (const { voiding } of followers) await voiding?.(call, active);
    const isVoid = await markVoid(db, params.id, session.employeeId, body.reason);
    const receipt = await loadReceipt(db, params.id);
    if (!isVoid) throw refuse.conflict(alreadyVoid(receipt));
    await writeChange(db, session, {
      subject: RECEIPT_LOG.subject,
      subjectId: params.id,
      action: 'voided',
      before: { status: 'active', reason: '' },
      after: { status: 'void', reason: body.reason },
    });
    for (const { voided } of followers) await voided?.(call, receipt);
    return withPosts(db, receipt);
  };
}

function alreadyVoid({ voided, timeZone }: Receipt): string {
  if (!voided) return 'This receipt cannot be voided just now. Try again.';
  return `${voided.by} already voided this receipt on ${momentAt(timeZone, voided.at)}.`;
}

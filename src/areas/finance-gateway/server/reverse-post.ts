import { refuse } from '#platform/server/http/refusal.ts';
import { changePost } from './change-post.ts';
import { claimPost, lockPost, orderOf, type PostRow, updatePost } from './post-store.ts';
import { NO_WAY, refuseUnderWay, type Sending } from './send-post.ts';

/** Takes back at the company what was sent there, after whoever is still sending it. */
export async function reversePost(sending: Sending, id: number): Promise<void> {
  const { inTransaction, author, gateways } = sending;
  const row = await inTransaction(async (db) => {
    const found = await lockPost(db, id);
    if (!found) throw refuse.notFound();
    if (found.reversal !== 'waiting') return undefined;
    refuseUnderWay(found);
    await claimPost(db, id);
    return found;
  });
  if (!row) return;
  const answer = (await gateways(sending, row.company)?.reverse(orderOf(row))) ?? { failure: NO_WAY };
  if ('failure' in answer) {
    await inTransaction((db) => updatePost(db, id, { claimed_at: null, message: answer.failure }));
    // The job tries again, and its store keeps no other system's words.
    throw new Error(`Post ${id} could not be taken back.`);
  }
  const { wasPosted, message } = answer;
  await inTransaction(async (db) => {
    const now = (await lockPost(db, id)) as PostRow;
    if (now.reversal !== 'waiting') return;
    const isReversed = wasPosted || now.state === 'posted';
    const reversal = isReversed ? ('reversed' as const) : ('cancelled' as const);
    await changePost(db, author, now, reversal, { claimed_at: null, reversal, message });
  });
}

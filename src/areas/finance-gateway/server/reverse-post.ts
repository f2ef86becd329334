import { refuse } from '#platform/server/http/refusal.ts';
import { changePost } from './change-post.ts';
import { claimPost, lockPost, orderOf, type PostRow } from './post-store.ts';
import { refuseUnderWay, type Sending } from './send-post.ts';

/** Takes back at the company what was sent there, after whoever is still sending it. */
export async function reversePost(sending: Sending, id: number): Promise<void> {
  const { inTransaction, author, config, gateways } = sending;
  const gateway = gateways(config);
  if (!gateway) throw new Error(`There is no way to take back post ${id}.`);
  const row = await inTransaction(async (db) => {
    const found = await lockPost(db, id);
    if (!found) throw refuse.notFound();
    if (found.reversal !== 'waiting') return undefined;
    refuseUnderWay(found);
    await claimPost(db, id);
    return found;
  });
  if (!row) return;
  const { wasPosted, message } = await gateway.reverse(orderOf(row));
  await inTransaction(async (db) => {
    const now = (await lockPost(db, id)) as PostRow;
    if (now.reversal !== 'waiting') return;
    const isReversed = wasPosted || now.state === 'posted';
    const reversal = isReversed ? ('reversed' as const) : ('cancelled' as const);
    await changePost(db, author, now, reversal, { claimed_at: null, reversal, message });
  });
}

import { refuse } from '#platform/server/http/refusal.ts';
import { REVERSAL_TRIES } from '../rules.ts';
import { changePost } from './change-post.ts';
import { claimPost, lockPost, orderOf, type PostRow, updatePost } from './post-store.ts';
import { NO_WAY, refuseUnderWay, type Sending } from './send-post.ts';
import { tellNotReversed } from './tell-not-reversed.ts';

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
  if ('failure' in answer) return noteFailure(sending, row, answer.failure);
  const { wasPosted, message } = answer;
  await inTransaction(async (db) => {
    const now = (await lockPost(db, id)) as PostRow;
    if (now.reversal !== 'waiting') return;
    const isReversed = wasPosted || now.state === 'posted';
    const reversal = isReversed ? ('reversed' as const) : ('cancelled' as const);
    await changePost(db, author, now, reversal, { claimed_at: null, reversal, message });
  });
}

/** The job tries again; after many tries a person is told to do it. */
async function noteFailure(
  { inTransaction, author }: Sending,
  { id, reversal_failures }: PostRow,
  message: string,
): Promise<void> {
  const failed = { claimed_at: null, message, reversal_failures: reversal_failures + 1 };
  if (failed.reversal_failures < REVERSAL_TRIES) {
    await inTransaction((db) => updatePost(db, id, failed));
    // The store of jobs keeps no other system's words.
    throw new Error(`Post ${id} could not be taken back.`);
  }
  await inTransaction(async (db) => {
    const now = (await lockPost(db, id)) as PostRow;
    if (now.reversal !== 'waiting') return;
    await changePost(db, author, now, 'not reversed', { ...failed, reversal: 'by hand' });
    await tellNotReversed(db, author.masterId, now);
  });
}

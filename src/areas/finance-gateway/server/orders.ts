import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { reversalOf } from '../rules.ts';
import { changePost } from './change-post.ts';
import { postPayment, reversePayment } from './post-jobs.ts';
import { insertPost, listPostIds, lockPost, type PostRow, postOf } from './post-store.ts';

interface Work {
  db: Db;
  session: Session;
  jobs: Jobs;
}

interface Ordered {
  contractId: number;
  receiptId: number;
  lineId: number;
  isSandbox: boolean;
}

/** Within the transaction of the receipt; it is sent once that is committed. */
export async function orderPost({ db, session: { masterId }, jobs }: Work, ordered: Ordered): Promise<void> {
  const postId = await insertPost(db, { masterId, ...ordered });
  await jobs.send(db, postPayment, { masterId, postId });
}

/** Within the transaction of the void: what was not sent is not, what was sent is taken back after it. */
export async function withdrawPosts({ db, session, jobs }: Work, receiptId: number): Promise<void> {
  const { masterId } = session;
  for (const postId of await listPostIds(db, receiptId)) {
    const row = (await lockPost(db, postId)) as PostRow;
    const reversal = reversalOf(postOf(row), row.tried_at !== null);
    await changePost(db, session, row, reversal === 'cancelled' ? 'cancelled' : 'to be reversed', {
      reversal,
    });
    if (reversal === 'waiting') await jobs.send(db, reversePayment, { masterId, postId });
  }
}

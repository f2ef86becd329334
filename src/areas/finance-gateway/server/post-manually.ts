import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { FinancePost, postManually as manualEndpoint } from '../contract.ts';
import { whyNotManual } from '../rules.ts';
import { POSTS } from './change-post.ts';
import { postOf, updatePost } from './post-store.ts';
import { refuseUnderWay } from './send-post.ts';

/** A second press finds it done. */
export async function postManually({
  db,
  session,
  params,
}: Call<typeof manualEndpoint>): Promise<FinancePost> {
  const row = await changeRecord(POSTS, { db, session }, params, {
    action: 'posted manually',
    isDone: ({ state, reversal }) => state === 'manual' && reversal === '',
    whyNot: (before) => whyNotManual(postOf(before)),
    change: (before) => {
      refuseUnderWay(before);
      return updatePost(db, before.id, { state: 'manual' });
    },
  });
  return postOf(row);
}

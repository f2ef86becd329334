import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { FinancePost } from '../contract.ts';
import { POST_LOG } from '../log.ts';
import { lockPost, type PostRow, postOf, updatePost } from './post-store.ts';

export const POSTS: RecordKind<PostRow> = {
  subject: POST_LOG.subject,
  lock: lockPost,
  find: lockPost,
  logged: ({ state, failures, reversal, message }) => ({ posted: state, failures, reversal, message }),
};

/** Changes an order, with its entry in the log. */
export async function changePost(
  db: Db,
  author: Author,
  { id }: PostRow,
  action: string,
  columns: Parameters<typeof updatePost>[2],
): Promise<FinancePost> {
  const change = () => updatePost(db, id, columns);
  return postOf(await changeRecord(POSTS, { db, session: author }, { id }, { action, change }));
}

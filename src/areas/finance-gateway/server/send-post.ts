import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { FinancePost } from '../contract.ts';
import { whyNotTry } from '../rules.ts';
import { changePost } from './change-post.ts';
import type { FinanceGateway, GatewayServices, Gateways } from './gateway.ts';
import { claimPost, lockPost, orderOf, type PostRow, postOf } from './post-store.ts';
import type { PostAnswer } from './questions.ts';

export interface Sending extends GatewayServices {
  author: Author;
  gateways: Gateways;
}

/**
 * One try at posting a payment: claimed, sent and noted in commits of their own. Whoever ends in the middle leaves the
 * claim behind, and a later try goes on under the same operation id.
 */
export async function sendPost(sending: Sending, id: number): Promise<FinancePost> {
  const { inTransaction, author, gateways } = sending;
  const { row, claim } = await inTransaction((db) => begin(db, id));
  if (claim === undefined) return postOf(row);
  const answer = await ask(gateways(sending, row.company), row);
  return inTransaction((db) => note(db, author, { id, claim, answer }));
}

async function begin(db: Db, id: number): Promise<{ row: PostRow; claim?: string }> {
  const row = await lockPost(db, id);
  if (!row) throw refuse.notFound();
  const why = whyNotTry(postOf(row));
  if (why) throw refuse.conflict(why);
  if (row.state === 'posted') return { row };
  refuseUnderWay(row);
  return { row, claim: await claimPost(db, id) };
}

export function refuseUnderWay({ is_claimed }: PostRow): void {
  if (is_claimed) throw refuse.underWay('This payment is being posted just now. Look again in a minute.', 60);
}

export const NO_WAY = 'No address is set up for this finance company.';

/** Without an answer nobody knows whether it came: another try asks under the same id. */
async function ask(gateway: FinanceGateway | undefined, row: PostRow): Promise<PostAnswer> {
  if (!gateway) return { isPosted: false, message: NO_WAY };
  return gateway
    .post(orderOf(row))
    .catch(() => ({ isPosted: false, message: 'The finance company did not answer.' }));
}

interface Answered {
  id: number;
  claim: string;
  answer: PostAnswer;
}

async function note(
  db: Db,
  author: Author,
  { id, claim, answer: { isPosted, message } }: Answered,
): Promise<FinancePost> {
  const row = (await lockPost(db, id)) as PostRow;
  const isMine = row.claimed_at === claim;
  // Somebody else went on with it after our time; only that it was posted is worth telling them.
  if (row.state === 'posted' || (!isMine && !isPosted)) return postOf(row);
  const done = isMine ? { claimed_at: null } : {};
  return isPosted
    ? changePost(db, author, row, 'posted', { ...done, state: 'posted', message })
    : changePost(db, author, row, 'not posted', {
        ...done,
        state: 'failed',
        failures: row.failures + 1,
        message,
      });
}

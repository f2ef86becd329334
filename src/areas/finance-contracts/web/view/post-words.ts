import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { whyNotTry } from '#areas/finance-gateway/rules.ts';

const STATES: Record<FinancePost['posted'], string> = {
  pending: 'Pending',
  posted: 'Posted',
  failed: 'Failed',
  manual: 'Posted manually',
};

const REVERSALS: Record<NonNullable<FinancePost['reversal']>, string> = {
  cancelled: 'Cancelled',
  waiting: 'Being reversed',
  reversed: 'Reversed',
  'by hand': 'Reverse by hand',
};

/** How far a payment has come on its way to the finance company. */
export function postWords(post: FinancePost | null): string {
  if (!post) return 'Nothing to post';
  return post.reversal ? REVERSALS[post.reversal] : STATES[post.posted];
}

/** What did not post can be tried again, unless its receipt was voided. */
export function canTryAgain(post: FinancePost | null): post is FinancePost {
  return post?.posted === 'failed' && whyNotTry(post) === undefined;
}

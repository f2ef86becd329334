import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { whyNotTry } from '#areas/finance-gateway/rules.ts';
import { viewTexts } from '../texts/view.ts';

/** How far a payment has come on its way to the finance company. */
export function postWords(post: FinancePost | null): string {
  if (!post) return viewTexts.posting.none;
  return post.reversal ? viewTexts.posting.reversals[post.reversal] : viewTexts.posting.states[post.posted];
}

/** What did not post can be tried again, unless its receipt was voided. */
export function canTryAgain(post: FinancePost | null): post is FinancePost {
  return post?.posted === 'failed' && whyNotTry(post) === undefined;
}

import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { texts } from './texts.ts';

/** How far a payment has come, with the number that the finance company gave it. */
export function lineWords({ posted, reversal, message, isSandbox }: FinancePost): string {
  const { posts } = texts;
  if (reversal !== null) return posts.reversals[reversal];
  if (posted === 'posted') return posts.posted(message);
  return isSandbox ? posts.inSandbox(posts.states[posted]) : posts.states[posted];
}

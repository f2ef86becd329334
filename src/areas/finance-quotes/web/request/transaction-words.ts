import type { TransactionType } from '../../statuses.ts';

export const TRANSACTION_WORDS: Record<TransactionType, string> = {
  policy: 'What the policies bill',
  quote: 'That and an additional premium',
  convertQuote: 'The pending policy, which becomes active',
};

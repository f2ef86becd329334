import type { Kind } from './contract.ts';
import type { Method } from './statuses.ts';

export const METHOD_WORDS: Record<Method, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  'bank account': 'Bank account',
};

export const KIND_WORDS: Record<Kind, string> = {
  premium: 'Premium',
  'policy fee': 'Policy fee',
  tax: 'Tax',
  'mga fee': 'MGA fee',
  'agency fee': 'Agency fee',
  other: 'Other',
  'down payment': 'Down payment',
  'finance payment': 'Finance payment',
  'additional premium': 'Additional premium',
};

import type { Kind } from './contract.ts';

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

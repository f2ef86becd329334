import { z } from 'zod';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { POST_STATES, REVERSALS } from './statuses.ts';

/** The order to post a payment to its finance company. */
export const financePost = z.object({
  id: z.number().int(),
  posted: z.enum(POST_STATES),
  failures: z.number().int(),
  /** Null while the receipt is active. */
  reversal: z.enum(REVERSALS).nullable(),
  /** What the company answered last: its number of the payment, or why it was not posted. */
  message: z.string(),
  isSandbox: z.boolean(),
});
export type FinancePost = z.output<typeof financePost>;

const postId = idParams('financePost');

export const tryPost = endpoint({
  method: 'POST',
  path: '/api/finance/posts/{id}/try',
  summary: 'Sends a payment to its finance company; an answer of `failed` says why in `message`.',
  allow: 'signedIn',
  params: postId,
  answer: financePost,
});

export const postManually = endpoint({
  method: 'POST',
  path: '/api/finance/posts/{id}/manual',
  summary: 'From the second failure on: somebody posts the payment with the finance company themselves.',
  allow: 'signedIn',
  params: postId,
  answer: financePost,
});

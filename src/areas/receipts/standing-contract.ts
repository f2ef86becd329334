import { z } from 'zod';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';

export const EXPIRATIONS_SHOWN = 5;
export const YEARS_SHOWN = 6;

const expiration = z.object({
  policyId: z.number().int(),
  policy: z.string(),
  company: z.string(),
  product: z.string(),
  /** The day on which cover ends, which a cancellation may have brought forward. */
  expdate: z.string(),
  /** Its next term is there already. */
  isRenewed: z.boolean(),
  /** Its cancellation is in the future. */
  isCancelled: z.boolean(),
  premium: money,
});
export type Expiration = z.output<typeof expiration>;

const standing = z.object({
  /** The day that it was counted on. */
  today: z.string(),
  /** All terms, whatever became of them. */
  terms: z.number().int(),
  policiesInForce: z.number().int(),
  /** Of the policies in force. */
  premiumInForce: money,
  /** What terms and finance contracts owe today, as the payment screen asks for it. */
  owed: money,
  owingTerms: z.number().int(),
  owingContracts: z.number().int(),
  /** Of policies in force, the nearest first. */
  expirations: z.array(expiration),
  /** The premium of the terms that began in a year, the oldest first; what is pending or cancelled is not in it. */
  years: z.array(z.object({ year: z.number().int(), premium: money })),
});
export type Standing = z.output<typeof standing>;

export const customerStanding = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/standing',
  summary: 'How a customer stands: policies in force and their premium, what is owed, and what expires next.',
  allow: 'signedIn',
  params: idParams('customer'),
  answer: standing,
});

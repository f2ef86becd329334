import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, idParams } from '#platform/shared/endpoint.ts';
import { LANGUAGES } from '#platform/shared/languages.ts';
import { CONTRACT_FATES, MAIL_STATES, SIGNATURE_STATES, SIGNER_ROLES } from './statuses.ts';

/** A request to sign, as the agent sees it. Its link is never in an answer. */
export const signatureRequest = z.object({
  id: z.number().int(),
  role: z.enum(SIGNER_ROLES),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  state: z.enum(SIGNATURE_STATES),
  sentAt: moment,
  sentBy: z.string(),
  viewedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  expiresAt: moment,
  /** What a signer wrote when they declined. */
  reason: z.string(),
  /** Whether the mail with the link left, and otherwise why not. */
  mail: z.object({ state: z.enum(MAIL_STATES), failure: z.string() }),
  /** The signed paper with its audit page. */
  signedAttachmentId: z.number().int().nullable(),
  /** The newest of its paper and signer: only that one is sent again. */
  isNewest: z.boolean(),
  /** What became of the contract's terms since then. */
  contract: z.enum(CONTRACT_FATES),
});
export type SignatureRequest = z.output<typeof signatureRequest>;

export const contractSignatures = endpoint({
  method: 'GET',
  path: '/api/finance/{id}/signatures',
  summary: 'The signature requests of a finance contract, newest first.',
  allow: 'signedIn',
  params: z.object({ id: id('financeContract') }),
  answer: z.object({ results: z.array(signatureRequest) }),
});

export const resendInput = z.object({
  /** Where it goes from now on; the same address when there is none. */
  email: z
    .string('Please add an email!')
    .trim()
    .max(254, 'Please add a valid email!')
    .pipe(z.email('Please add a valid email!'))
    .optional(),
});
export type ResendInput = z.output<typeof resendInput>;

export const resendSignature = endpoint({
  method: 'POST',
  path: '/api/signatures/{id}/resend',
  summary: 'Sends a request to sign again: a new link for 14 days, and the old one ends.',
  allow: 'signedIn',
  idempotent: true,
  params: idParams('signatureRequest'),
  body: resendInput,
  answer: z.object({ results: z.array(signatureRequest) }),
});

import { z } from 'zod';
import { words } from '#platform/shared/contact-fields.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { CONTRACT_STATUSES } from './statuses.ts';

export const LOOKUP_MOST = 15;

export const lookupContracts = endpoint({
  method: 'GET',
  path: '/api/finance/lookup',
  summary: `Finds finance contracts by a part of their number, or by # and their id: the first ${LOOKUP_MOST}.`,
  allow: 'signedIn',
  query: z.object({ query: words(200).default('') }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        /** As people name it. */
        contract: z.string(),
        contractStatus: z.enum(CONTRACT_STATUSES),
        customer: z.string(),
        company: z.string(),
      }),
    ),
  }),
});

import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';

export const writtenPremium = endpoint({
  method: 'GET',
  path: '/api/policies/written',
  summary:
    'The premium of the terms that began in each of the last twelve months, new business and renewals apart.',
  allow: 'dashboard',
  answer: z.object({
    /** The oldest first; the last is the running month. What is pending or cancelled is not in it. */
    months: z.array(
      z.object({ month: z.string(), terms: z.number().int(), newBusiness: money, renewals: money }),
    ),
  }),
});

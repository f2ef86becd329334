import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { idParam } from '#platform/shared/record-fields.ts';

/** How many customers are asked about in one call. */
export const MOST_STANDINGS = 100;

const customerId = idParam('Must be the number of a customer.');

/** Counted from policies and payments, which the area of receipts does. */
export const customerStandings = endpoint({
  method: 'GET',
  path: '/api/customer/standings',
  summary: 'How each of some customers stands: policies in force, what expires next and what is owed.',
  allow: 'signedIn',
  query: z.object({
    /** Once for each customer. */
    id: z.union(
      [z.array(customerId).max(MOST_STANDINGS, `At most ${MOST_STANDINGS} customers.`), customerId],
      'Name the customers.',
    ),
  }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        policiesInForce: z.number().int(),
        /** The day on which the first of them ends. */
        nextExpiration: z.string().nullable(),
        owed: money,
      }),
    ),
  }),
});
export type CustomerStanding = z.output<typeof customerStandings.answer>['results'][number];

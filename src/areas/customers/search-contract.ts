import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { isSearchType, queryProblem, SEARCH_TYPES } from './search-types.ts';

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/api/customer/search',
  summary: `Finds customers by ${SEARCH_TYPES.length} kinds of facts about them.`,
  allow: 'signedIn',
  query: z
    .object({
      selection: z.string('Choose what to search by.').refine(isSearchType, 'This is not a type of search.'),
      query: z.string('Enter what to search for.').trim(),
    })
    .extend(pageQuery.shape)
    .superRefine(({ selection, query }, context) => {
      const problem = queryProblem(selection, query);
      if (problem) context.addIssue({ code: 'custom', path: ['query'], message: problem });
    }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** It is known by the name of a business. */
        isBusiness: z.boolean(),
        dob: z.string().nullable(),
        phone: z.string(),
        email: z.string(),
        address: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        /** What was found, where it is not the name or the address: a policy number, a member of the household. */
        matched: z
          .object({
            text: z.string(),
            /** Whose it is or what it belongs to. */
            note: z.string(),
            /** The newest term under the number that was found. */
            policyId: z.number().int().nullable(),
          })
          .nullable(),
      }),
    ),
    pagination,
    /** The one customer whose number, name, telephone … is exactly what was searched; a screen opens it right away. */
    exactId: z.number().int().nullable(),
  }),
});
export type CustomerHit = z.output<typeof searchCustomers.answer>['results'][number];

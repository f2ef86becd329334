import { queryOptions, useMutation } from '@tanstack/react-query';
import { listCompetitors } from '#areas/accounts/facts-contract.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { signUpAgency } from '../contract.ts';

export const competitorsQuery = queryOptions({
  queryKey: ['sign-up', 'competitors'],
  queryFn: async ({ signal }) => (await call(listCompetitors, { signal })).results,
});

interface Once {
  body: BodyOf<typeof signUpAgency>;
  /** The same for every try at the same thing. */
  key: string;
}

export function useSignUp() {
  return useMutation({
    mutationFn: ({ body, key }: Once) => call(signUpAgency, { body, idempotencyKey: key }),
  });
}

import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import { customerName } from '#areas/customers/contract.ts';
import { customerPolicies } from '#areas/policies/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import * as contract from '../contract.ts';
import { contractsQuery, STALE_MS, useKeepContract } from './contract-queries.ts';
import { KEY } from './query-keys.ts';

export function ownerQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'owner', customerId],
    queryFn: ({ signal }) => call(customerName, { params: { id: customerId }, signal }),
  });
}

/** The policies that a contract of this customer can finance. */
export function offeredPoliciesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'policies', customerId],
    queryFn: async ({ signal }) =>
      (await call(customerPolicies, { params: { customerId }, query: { reverse: 0 }, signal })).results,
    staleTime: STALE_MS,
  });
}

/** What the form offers. */
export function loadChoices(queryClient: QueryClient, customerId: number): Promise<unknown> {
  return Promise.all([
    queryClient.fetchQuery(financeCompaniesQuery),
    queryClient.fetchQuery(offeredPoliciesQuery(customerId)),
    queryClient.fetchQuery(contractsQuery(customerId)),
  ]);
}

export function loadOwner(queryClient: QueryClient, customerId: number): Promise<{ name: string }> {
  return orNotFound(customerId, () => queryClient.fetchQuery(ownerQuery(customerId)));
}

interface Once<Body> {
  body: Body;
  /** The same for every try at the same thing. */
  key: string;
}

export function useAddContract() {
  const onSuccess = useKeepContract();
  return useMutation({
    mutationFn: ({ body, key }: Once<contract.NewContractInput>) =>
      call(contract.addContract, { body, idempotencyKey: key }),
    onSuccess,
  });
}

export function useSaveContract(id: number) {
  const onSuccess = useKeepContract();
  return useMutation({
    mutationFn: ({ body, key }: Once<contract.ContractInput>) =>
      call(contract.saveContract, { params: { id }, body, idempotencyKey: key }),
    onSuccess,
  });
}

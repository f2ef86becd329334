import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { offeredCompanies } from '#areas/companies/contract.ts';
import { customerName } from '#areas/customers/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import {
  type CancelInput,
  cancelPolicy,
  customerPolicies,
  findPolicy,
  type Policy,
  type PolicyInput,
  policyChoices,
  policyLog,
  reinstatePolicy,
  renewPolicy,
  savePolicy,
} from '../contract.ts';

const KEY = 'policies';

/** All terms of a customer, since the screen shows them policy by policy. */
export function policiesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'list', customerId],
    queryFn: async ({ signal }) =>
      (await call(customerPolicies, { params: { customerId }, query: { reverse: 0 }, signal })).results,
  });
}

export function policyQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(findPolicy, { params: { id }, signal }),
  });
}

export function policyLogQuery(id: number, request: PageRequest) {
  return pagedQuery([KEY, 'log', id], request, (query, signal) =>
    call(policyLog, { params: { id }, query, signal }),
  );
}

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(policyChoices, { signal }),
});

export const offeredQuery = queryOptions({
  queryKey: [KEY, 'offered'],
  queryFn: ({ signal }) => call(offeredCompanies, { signal }),
});

export function ownerQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'owner', customerId],
    queryFn: ({ signal }) => call(customerName, { params: { id: customerId }, signal }),
  });
}

export function loadPolicy(queryClient: QueryClient, id: number): Promise<Policy> {
  // Editing minute-old data is how conflicts begin.
  return orNotFound(id, () => queryClient.fetchQuery({ ...policyQuery(id), staleTime: 0 }));
}

export function loadOwner(queryClient: QueryClient, customerId: number): Promise<{ name: string }> {
  return orNotFound(customerId, () => queryClient.fetchQuery(ownerQuery(customerId)));
}

/** What a form offers. */
export function loadChoices(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([queryClient.fetchQuery(choicesQuery), queryClient.fetchQuery(offeredQuery)]);
}

/** Takes over a record as the server has just sent it; what else shows the policy is refetched. */
export function useKeepPolicy(): (policy: Policy) => void {
  const queryClient = useQueryClient();
  return (policy) => {
    queryClient.setQueryData(policyQuery(policy.id).queryKey, policy);
    void queryClient.invalidateQueries({ queryKey: [KEY, 'list', policy.custid] });
    void queryClient.invalidateQueries({ queryKey: [KEY, 'log', policy.id] });
  };
}

/** Adds with id 0. */
export function useSavePolicy(customerId: number, policyId: number) {
  const onSuccess = useKeepPolicy();
  return useMutation({
    mutationFn: (body: PolicyInput) => call(savePolicy, { params: { customerId, policyId }, body }),
    onSuccess,
  });
}

export function useRenewPolicy(id: number) {
  const queryClient = useQueryClient();
  const keep = useKeepPolicy();
  return useMutation({
    mutationFn: (body: PolicyInput) => call(renewPolicy, { params: { id }, body }),
    onSuccess: keep,
    // Whoever came too late sees what has become of the old term.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: policyQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: [KEY, 'log', id] });
    },
  });
}

export function useCancelPolicy(id: number) {
  const queryClient = useQueryClient();
  const onSuccess = useKeepPolicy();
  return useMutation({
    mutationFn: (body: CancelInput) => call(cancelPolicy, { params: { id }, body }),
    onSuccess,
    // What was refused was most likely changed by somebody else.
    onError: () => queryClient.invalidateQueries({ queryKey: policyQuery(id).queryKey }),
  });
}

export function useReinstatePolicy(id: number) {
  const queryClient = useQueryClient();
  const onSuccess = useKeepPolicy();
  return useMutation({
    mutationFn: (body: { version: number }) => call(reinstatePolicy, { params: { id }, body }),
    onSuccess,
    onError: () => queryClient.invalidateQueries({ queryKey: policyQuery(id).queryKey }),
  });
}

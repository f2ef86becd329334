import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { signaturesKey } from '#areas/signatures/web/public.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import * as contract from '../contract.ts';
import { KEY, partsKey } from './query-keys.ts';

/** Colleagues change contracts too: whoever comes back wants to see the list as it is now. */
export const STALE_MS = 2000;

/** What a contract takes over, its policies do not owe: balances and standings follow it. */
const RECEIPTS = ['receipts'];

export function contractsQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'list', customerId],
    queryFn: async ({ signal }) =>
      (await call(contract.customerContracts, { params: { customerId }, signal })).premiumFinance,
    staleTime: STALE_MS,
  });
}

export function contractQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findContract, { params: { id }, signal }),
  });
}

export function loadContract(queryClient: QueryClient, id: number): Promise<contract.Contract> {
  // Editing minute-old data is how conflicts begin.
  return orNotFound(id, () => queryClient.fetchQuery({ ...contractQuery(id), staleTime: 0 }));
}

/** Takes over a record as the server has just sent it. A rollover changes a second contract, so the list is asked again. */
export function useKeepContract(): (kept: contract.Contract) => void {
  const queryClient = useQueryClient();
  return (kept) => {
    queryClient.setQueryData(contractQuery(kept.id).queryKey, kept);
    void queryClient.invalidateQueries({ queryKey: partsKey(kept.id) });
    void queryClient.invalidateQueries({ queryKey: signaturesKey(kept.id) });
    void queryClient.invalidateQueries({ queryKey: contractsQuery(kept.customerID).queryKey });
    void queryClient.invalidateQueries({ queryKey: RECEIPTS });
  };
}

export function useVoidContract({ id, customerID, version }: contract.ContractRow) {
  const onSuccess = useKeepContract();
  const reload = useReloadContract(id, customerID);
  return useMutation({
    mutationFn: (key: string) =>
      call(contract.voidContract, { params: { id }, query: { version }, idempotencyKey: key }),
    onSuccess,
    // Whoever was too late sees what the contract is now.
    onError: reload,
  });
}

/** Asks again for everything that shows this contract. */
export function useReloadContract(id: number, customerId: number): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    contractQuery(id).queryKey,
    partsKey(id),
    signaturesKey(id),
    contractsQuery(customerId).queryKey,
    RECEIPTS,
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useShowContract(id: number) {
  const onSuccess = useKeepContract();
  return useMutation({
    mutationFn: (isShown: boolean) =>
      call(isShown ? contract.unhideContract : contract.hideContract, { params: { id } }),
    onSuccess,
  });
}

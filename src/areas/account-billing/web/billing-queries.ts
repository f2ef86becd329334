import { queryOptions, useMutation } from '@tanstack/react-query';
import { accountKey, useRefreshAccount } from '#areas/accounts/web/public.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { LARGEST_PAGE } from '#platform/shared/paging.ts';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';

/** While a charge is on its way the rows are asked for again. */
const CHARGING_MS = 2000;

export function billingsQuery(account: number, request: PageRequest) {
  const query = pagedQuery([...accountKey(account), 'billings'], request, (page, signal) =>
    call(contract.listBillings, { params: { account }, query: page, signal }),
  );
  return { ...query, ...whileProcessing };
}

const whileProcessing = {
  refetchInterval: ({ state }: { state: { data?: unknown } }) => {
    const { pages = [] } = (state.data ?? {}) as { pages?: { results: contract.Billing[] }[] };
    const isCharging = pages.some(({ results }) => results.some((row) => row.state === 'Processing'));
    return isCharging ? CHARGING_MS : (false as const);
  },
};

/** The newest rows in one answer, for the dialogs that choose among those which are open or on their way. */
export function newestBillingsQuery(account: number) {
  return queryOptions({
    queryKey: [...accountKey(account), 'newest-billings'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, per_page: LARGEST_PAGE };
      return (await call(contract.listBillings, { params: { account }, query, signal })).results;
    },
    staleTime: 0,
  });
}

export function proposalQuery(account: number) {
  return queryOptions({
    queryKey: [...accountKey(account), 'proposal'],
    queryFn: ({ signal }) => call(contract.proposeBilling, { params: { account }, signal }),
  });
}

interface Once<Body> {
  body: Body;
  /** The same for every try at the same thing. */
  key: string;
}

export function useBillNow(accountId: number) {
  const refresh = useRefreshAccount(accountId);
  return useMutation({
    mutationFn: ({ body, key }: Once<BodyOf<typeof contract.billNow>>) =>
      call(contract.billNow, { params: { accountId }, body, idempotencyKey: key }),
    onSettled: () => void refresh(),
  });
}

export function useProcessCheck(accountId: number, billingId: number) {
  const refresh = useRefreshAccount(accountId);
  return useMutation({
    mutationFn: ({ body, key }: Once<BodyOf<typeof contract.processCheck>>) =>
      call(contract.processCheck, { params: { billingId }, body, idempotencyKey: key }),
    onSettled: () => void refresh(),
  });
}

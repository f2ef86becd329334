import { queryOptions, useMutation } from '@tanstack/react-query';
import { accountKey, useRefreshAccount } from '#areas/accounts/web/public.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { LARGEST_PAGE } from '#platform/shared/paging.ts';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { pollWhile } from '#platform/web/table/poll-while.ts';
import * as contract from '../contract.ts';
import type { BillingState } from '../statuses.ts';

/** While a charge is on its way the rows are asked for again. */
const CHARGING_MS = 2000;

/** All rows, or those in one state. */
export function billingsQuery(account: number, request: PageRequest, state?: BillingState) {
  const query = pagedQuery([...accountKey(account), 'billings', state ?? 'any'], request, (page, signal) =>
    call(contract.listBillings, { params: { account }, query: { ...page, state }, signal }),
  );
  const isCharging = (row: contract.Billing) => row.state === 'Processing';
  return { ...query, ...pollWhile(isCharging, CHARGING_MS) };
}

/** The rows in one state, for the dialogs that choose among them. */
export function billingsInQuery(account: number, state: BillingState) {
  return queryOptions({
    queryKey: [...accountKey(account), 'billings-in', state],
    queryFn: async ({ signal }) => {
      const query = { page: 1, per_page: LARGEST_PAGE, state };
      return (await call(contract.listBillings, { params: { account }, query, signal })).results;
    },
    staleTime: 0,
  });
}

export function billingQuery(account: number, billingId: number) {
  return queryOptions({
    queryKey: [...accountKey(account), 'billing', billingId],
    queryFn: ({ signal }) => call(contract.findBilling, { params: { account, billingId }, signal }),
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

import { queryOptions, useMutation } from '@tanstack/react-query';
import { accountKey, useRefreshAccount } from '#areas/accounts/web/public.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

const RUNNING_MS = 2000;

export function buzzAllowedQuery(masterId: number) {
  return queryOptions({
    queryKey: [...accountKey(masterId), 'buzz-allowed'],
    queryFn: async ({ signal }) =>
      (await call(contract.checkBuzz, { body: { masterId }, signal })).results === 1,
  });
}

export function buzzSyncsQuery(account: number) {
  return queryOptions({
    queryKey: [...accountKey(account), 'buzz-syncs'],
    queryFn: async ({ signal }) =>
      (await call(contract.listBuzzSyncs, { params: { account }, signal })).results,
    // Until the job has ended.
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.[0]) ? RUNNING_MS : false),
  });
}

export function isUnderWay(sync: contract.BuzzSync | undefined): boolean {
  return sync?.state === 'Waiting' || sync?.state === 'Running';
}

export function useAddBuzzSync(masterId: number) {
  const refresh = useRefreshAccount(masterId);
  return useMutation({
    mutationFn: (key: string) => call(contract.addBuzzSync, { body: { masterId }, idempotencyKey: key }),
    onSettled: () => void refresh(),
  });
}

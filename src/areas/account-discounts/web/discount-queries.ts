import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '#areas/accounts/web/public.ts';
import { call } from '#platform/web/api/call.ts';
import { listDiscounts } from '../contract.ts';

export function discountsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...accountKey(accountId), 'discounts'],
    queryFn: async ({ signal }) =>
      (await call(listDiscounts, { params: { accountId }, signal })).discountsData,
  });
}

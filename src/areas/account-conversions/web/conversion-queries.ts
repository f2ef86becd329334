import { queryOptions, useMutation } from '@tanstack/react-query';
import { accountKey, useRefreshAccount } from '#areas/accounts/web/public.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

export function conversionsQuery(userId: number, masterId: number) {
  return queryOptions({
    queryKey: [...accountKey(masterId), 'conversions'],
    queryFn: ({ signal }) => call(contract.listConversions, { params: { userId, masterId }, signal }),
  });
}

export function competitorsQuery(userId: number) {
  return queryOptions({
    queryKey: ['competitors'],
    queryFn: async ({ signal }) =>
      (await call(contract.listConversionCompetitors, { params: { userId }, signal })).results,
  });
}

interface Once {
  body: BodyOf<typeof contract.addConversion>;
  /** The same for every try at the same thing. */
  key: string;
}

export function useAddConversion(masterId: number) {
  const refresh = useRefreshAccount(masterId);
  return useMutation({
    mutationFn: ({ body, key }: Once) => call(contract.addConversion, { body, idempotencyKey: key }),
    onSuccess: () => void refresh(),
  });
}

export function useVoidConversion(masterId: number) {
  const refresh = useRefreshAccount(masterId);
  return useMutation({
    mutationFn: (conversionId: number) =>
      call(contract.voidConversion, { params: { masterId, conversionId } }),
    onSettled: () => void refresh(),
  });
}

export function useCompleteConversion(masterId: number) {
  const refresh = useRefreshAccount(masterId);
  return useMutation({
    mutationFn: (id: number) => call(contract.completeConversion, { params: { id } }),
    onSettled: () => void refresh(),
  });
}

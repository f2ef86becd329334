import { queryOptions, useMutation } from '@tanstack/react-query';
import { accountKey, useRefreshAccount } from '#areas/accounts/web/public.ts';
import { ROUTING_LENGTH, validateBank } from '#areas/banks/contract.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

export function methodsQuery(accountId: number) {
  return queryOptions({
    queryKey: [...accountKey(accountId), 'payment-methods'],
    queryFn: async ({ signal }) =>
      (await call(contract.listPaymentMethods, { params: { accountId }, signal })).results,
  });
}

export function methodQuery(accountId: number, id: number) {
  return queryOptions({
    queryKey: [...accountKey(accountId), 'payment-method', id],
    queryFn: ({ signal }) => call(contract.findPaymentMethod, { params: { id }, signal }),
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Looked up once nine digits are typed. */
export function bankQuery(routing: string) {
  return queryOptions({
    queryKey: ['banks', routing],
    queryFn: ({ signal }) => call(validateBank, { params: { routing }, signal }),
    enabled: routing.length === ROUTING_LENGTH,
  });
}

interface Once {
  body: BodyOf<typeof contract.savePaymentMethod>;
  /** The same for every try at the same thing. */
  key: string;
}

export function useSaveMethod(accountId: number) {
  const refresh = useRefreshAccount(accountId);
  return useMutation({
    mutationFn: ({ body, key }: Once) => call(contract.savePaymentMethod, { body, idempotencyKey: key }),
    onSuccess: () => void refresh(),
  });
}

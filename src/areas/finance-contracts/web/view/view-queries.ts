import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import type { Contract } from '../../contract.ts';
import * as ledger from '../../ledger-contract.ts';
import * as payment from '../../payment-contract.ts';
import { STALE_MS, useKeepContract } from '../contract-queries.ts';
import { partsKey } from '../query-keys.ts';

export function policiesQuery(id: number) {
  return queryOptions({
    queryKey: [...partsKey(id), 'policies'],
    queryFn: async ({ signal }) => (await call(ledger.contractPolicies, { params: { id }, signal })).policies,
    staleTime: STALE_MS,
  });
}

export function detailsQuery(id: number) {
  return queryOptions({
    queryKey: [...partsKey(id), 'details'],
    queryFn: async ({ signal }) => (await call(ledger.contractDetails, { params: { id }, signal })).results,
    staleTime: STALE_MS,
  });
}

/** The dialog keeps the first list that it gets, so that must not be an old one: asked anew each time. */
export function unfundedQuery(id: number) {
  return queryOptions({
    queryKey: [...partsKey(id), 'unfunded'],
    queryFn: async ({ signal }) => (await call(ledger.unfundedItems, { params: { id }, signal })).results,
    gcTime: 0,
  });
}

export function paymentsQuery({ id, customerID }: Pick<Contract, 'id' | 'customerID'>) {
  const params = { customerId: customerID, financeId: id };
  return queryOptions({
    queryKey: [...partsKey(id), 'payments', customerID],
    queryFn: async ({ signal }) => (await call(payment.contractPayments, { params, signal })).results,
    staleTime: STALE_MS,
  });
}

/** What the finance company says: asked anew each time, and never twice for one answer. */
export function paymentDetailsQuery(id: number) {
  return queryOptions({
    queryKey: [...partsKey(id), 'payment-details'],
    queryFn: ({ signal }) => call(payment.contractPaymentDetails, { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function logQuery(id: number) {
  return queryOptions({
    queryKey: [...partsKey(id), 'log'],
    queryFn: async ({ signal }) => (await call(ledger.contractLog, { params: { id }, signal })).results,
    staleTime: STALE_MS,
  });
}

export function useFundContract() {
  const onSuccess = useKeepContract();
  return useMutation({
    mutationFn: ({ body, key }: { body: ledger.FundInput; key: string }) =>
      call(ledger.fundContract, { body, idempotencyKey: key }),
    onSuccess,
  });
}

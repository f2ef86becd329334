import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { APPENDAGES } from '#areas/finance-gateway/statuses.ts';
import { call } from '#platform/web/api/call.ts';
import { mayBeDone } from '#platform/web/api/call-error.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { receiptOwedAgain } from '../owed-again-contract.ts';
import type { ReceiptSort } from '../statuses.ts';
import { whyNotPaid } from '../why-not-paid-contract.ts';
import type { PaymentLink } from './payment-link.ts';

const KEY = 'receipts';
/** What finance contracts show begins with this; their area builds on this one and cannot be named here. */
const CONTRACTS_KEY = 'finance-contracts';
const POSTING_MS = 1000;

export function balancesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'balances', customerId],
    queryFn: ({ signal }) => call(contract.customerBalances, { params: { id: customerId }, signal }),
  });
}

/** Asked only for a link that the balances have no place for. */
export function whyNotPaidQuery(customerId: number, asked: NonNullable<PaymentLink['contract']>) {
  const { id: financeId, kind, appendage } = asked;
  const paymentAppendage =
    kind === 'additional premium' ? APPENDAGES.find((each) => each === appendage) : undefined;
  const query = { kind, ...(paymentAppendage && { paymentAppendage }) };
  return queryOptions({
    queryKey: [KEY, 'why-not-paid', customerId, financeId, query],
    queryFn: ({ signal }) => call(whyNotPaid, { params: { id: customerId, financeId }, query, signal }),
    staleTime: 0,
  });
}

export function receiptQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findReceipt, { params: { id }, signal }),
  });
}

/** The same receipt, looked at again until its payments have reached the finance company or failed to. */
export function postingQuery(id: number) {
  const isUnderWay = ({ lines }: contract.Receipt) =>
    lines.some(({ post }) => post?.posted === 'pending' && post.reversal === null);
  return queryOptions({
    ...receiptQuery(id),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POSTING_MS : false),
  });
}

/** Requested again each time: a payment since the last time may have changed it. */
export function owedAgainQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'owed-again', id],
    queryFn: ({ signal }) => call(receiptOwedAgain, { params: { id }, signal }),
    staleTime: 0,
  });
}

export function customerReceiptsQuery(customerId: number, request: ListRequest<ReceiptSort>) {
  return pagedQuery([KEY, 'customer', customerId, request.order], request, (page, signal) =>
    call(contract.customerReceipts, {
      params: { id: customerId },
      query: { ...request.order, ...page },
      signal,
    }),
  );
}

export function receiptsQuery(filter: lists.ReceiptFilter, request: ListRequest<ReceiptSort>) {
  return pagedQuery([KEY, 'list', filter, request.order], request, (page, signal) =>
    call(lists.listReceipts, { query: { ...filter, ...request.order, ...page }, signal }),
  );
}

export const todayQuery = queryOptions({
  queryKey: [KEY, 'today'],
  queryFn: ({ signal }) => call(lists.receiptsToday, { signal }),
});

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(lists.receiptChoices, { signal }),
});

/** What is owed is requested again: another counter may have taken it a minute ago. */
export function loadBalances(queryClient: QueryClient, customerId: number) {
  return orNotFound(customerId, () => queryClient.fetchQuery({ ...balancesQuery(customerId), staleTime: 0 }));
}

export function loadReceipt(queryClient: QueryClient, id: number): Promise<contract.Receipt> {
  return orNotFound(id, () => queryClient.ensureQueryData(receiptQuery(id)));
}

export async function findByNumber(customer: number, office: number, number: number): Promise<number> {
  const named = [customer, office, number];
  const least = named.every(Number.isSafeInteger) ? Math.min(...named) : 0;
  const query = { customer, office, number };
  return (await orNotFound(least, () => call(contract.receiptByNumber, { query }))).id;
}

/** Whatever shows money is refetched, and the receipt is as the server has just sent it. */
function useKeepReceipt() {
  const queryClient = useQueryClient();
  return (receipt: contract.Receipt) => {
    void queryClient.invalidateQueries({ queryKey: [KEY] });
    if (receipt.lines.some(({ contractId }) => contractId !== null))
      void queryClient.invalidateQueries({ queryKey: [CONTRACTS_KEY] });
    queryClient.setQueryData(receiptQuery(receipt.id).queryKey, receipt);
  };
}

interface Once<Body> {
  body: Body;
  /** The same for every try at the same thing. */
  key: string;
}

export function useTakeReceipt(customerId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Once<contract.ReceiptInput>) =>
      call(contract.takeReceipt, { params: { id: customerId }, body, idempotencyKey: key }),
    onSuccess: useKeepReceipt(),
    // Somebody else may have been paid in the meantime; the form asks by what is owed now. Without an answer it may be
    // this payment that was taken: the next try is the same again.
    onError: async (error) => {
      if (!mayBeDone(error))
        await queryClient.invalidateQueries({ queryKey: balancesQuery(customerId).queryKey });
    },
  });
}

export function useVoidReceipt(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Once<{ reason: string }>) =>
      call(contract.voidReceipt, { params: { id }, body, idempotencyKey: key }),
    onSuccess: useKeepReceipt(),
    // Whoever was too late sees what the receipt is now.
    onError: () => queryClient.invalidateQueries({ queryKey: receiptQuery(id).queryKey }),
  });
}

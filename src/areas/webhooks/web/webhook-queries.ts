import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { pollWhile } from '#platform/web/table/poll-while.ts';
import * as contract from '../contract.ts';
import type { DeliveryState } from '../statuses.ts';

const KEY = 'webhooks';
/** While a message is on its way the rows are asked for again. */
const WAITING_MS = 2000;

export const webhooksQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => call(contract.listWebhooks, { signal }),
  // Whether messages arrive changes by itself.
  staleTime: 0,
});

export function webhookQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'webhook', id],
    queryFn: ({ signal }) => call(contract.findWebhook, { params: { id }, signal }),
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
  });
}

export function deliveriesQuery(id: number, state: DeliveryState | undefined, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'deliveries', id, state], request, (page, signal) =>
      call(contract.listDeliveries, { params: { id }, query: { state, ...page }, signal }),
    ),
    ...pollWhile(({ state: at }: contract.Delivery) => at === 'waiting', WAITING_MS),
    staleTime: 0,
  };
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Adds with id 0. */
export function useSaveWebhook(id: number) {
  return useMutation({
    mutationFn: (body: contract.WebhookInput) => call(contract.saveWebhook, { params: { id }, body }),
    onSuccess: useRefresh(),
  });
}

export function useDeleteWebhook() {
  return useMutation({
    mutationFn: ({ id, version }: contract.Webhook) =>
      call(contract.deleteWebhook, { params: { id }, query: { version } }),
    onSettled: useRefresh(),
  });
}

export function useRenewSecret() {
  return useMutation({
    mutationFn: (id: number) => call(contract.renewSecret, { params: { id } }),
    onSettled: useRefresh(),
  });
}

export function useSendAgain(id: number) {
  return useMutation({
    mutationFn: (deliveryId: number) =>
      call(contract.sendAgain, { params: { id, deliveryId }, idempotencyKey: crypto.randomUUID() }),
    onSettled: useRefresh(),
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { listOffices } from '#areas/offices/contract.ts';
import { call } from '#platform/web/api/call.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import * as contract from '../contract.ts';
import type { MessageSort } from '../statuses.ts';
import { KEY } from './own-messages-query.ts';

export function messagesQuery(request: ListRequest<MessageSort>) {
  return pagedQuery([KEY, 'list', request.order], request, (page, signal) =>
    call(contract.listMessages, { query: { ...request.order, ...page }, signal }),
  );
}

export function messageQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'message', id],
    queryFn: ({ signal }) => call(contract.findMessage, { params: { id }, signal }),
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
  });
}

/** The offices that a message can be written for. */
export const officesQuery = queryOptions({
  queryKey: [KEY, 'offices'],
  queryFn: ({ signal }) => call(listOffices, { signal }),
});

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['list', 'own'].map((part) => queryClient.invalidateQueries({ queryKey: [KEY, part] })));
}

export function useCreateMessage() {
  return useMutation({
    mutationFn: (body: z.input<typeof contract.createInput>) => call(contract.createMessage, { body }),
    onSuccess: useRefresh(),
  });
}

/** Takes over a message as the server has just sent it. */
export function useKeepMessage() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return (message: contract.OfficeMessage) => {
    queryClient.setQueryData(messageQuery(message.id).queryKey, message);
    return refresh();
  };
}

export function useEditMessage(id: number) {
  return useMutation({
    mutationFn: (body: z.input<typeof contract.editInput>) =>
      call(contract.editMessage, { params: { id }, body }),
    onSuccess: useKeepMessage(),
  });
}

export function useDeleteMessage() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: contract.OfficeMessage) =>
      call(contract.deleteMessage, { params: { id }, query: { version } }),
    onSuccess: ({ id }) => {
      queryClient.removeQueries({ queryKey: messageQuery(id).queryKey });
      return refresh();
    },
    // Gone or changed: either way the dialog shows what no longer is.
    onError: (_, { id }) => {
      void refresh();
      return queryClient.invalidateQueries({ queryKey: messageQuery(id).queryKey });
    },
  });
}

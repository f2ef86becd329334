import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { correctStretch, type HoursFilter, listHours, type StretchInput } from '../hours-contract.ts';

const KEY = 'hours';

export function hoursQuery(filter: HoursFilter, request: ListRequest<never>) {
  return pagedQuery([KEY, filter], request, (page, signal) =>
    call(listHours, { query: { ...filter, ...page }, signal }),
  );
}

export function useCorrectStretch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: StretchInput }) =>
      call(correctStretch, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [KEY] }),
        queryClient.invalidateQueries({ queryKey: ['clock'] }),
      ]),
  });
}

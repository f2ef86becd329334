import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSessionKeeper } from '#areas/session/web/public.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { getAgency, listAdministrators, saveAgency } from '../contract.ts';

export const agencyQuery = queryOptions({
  queryKey: ['agency'],
  queryFn: ({ signal }) => call(getAgency, { signal }),
});

export const administratorsQuery = queryOptions({
  queryKey: ['administrators'],
  queryFn: ({ signal }) => call(listAdministrators, { signal }),
});

export function useSaveAgency() {
  const queryClient = useQueryClient();
  const keeper = useSessionKeeper();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveAgency>) => call(saveAgency, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(agencyQuery.queryKey, saved);
      // Names, theme and menus of every screen come with the session.
      return keeper.renew();
    },
  });
}

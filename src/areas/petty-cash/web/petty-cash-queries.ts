import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../contract.ts';

const KEY = 'petty-cash';

/** Asked for again each time: another tab may have started or ended it. */
export const ownQuery = queryOptions({
  queryKey: [KEY, 'own'],
  queryFn: ({ signal }) => call(contract.listPettyCash, { signal }),
  staleTime: 0,
});

export const payoutsQuery = queryOptions({
  queryKey: [KEY, 'payouts'],
  queryFn: ({ signal }) => call(contract.listPayouts, { signal }),
  staleTime: 0,
});

interface Once<Body> {
  body: Body;
  /** The same for every try at the same thing. */
  key: string;
}

/** Whoever was too late sees what the drawer is now. */
function useFreshDrawer() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Everything on the page is asked for again, as the specification reloads it. */
export function useStart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Once<Parameters<typeof contract.startInput.encode>[0]>) =>
      call(contract.createPettyCash, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: useFreshDrawer(),
  });
}

export function useEnd() {
  return useMutation({
    mutationFn: ({ body, key }: Once<contract.EndInput>) =>
      call(contract.updatePettyCash, { body, idempotencyKey: key }),
    onError: useFreshDrawer(),
  });
}

export function usePayOut() {
  const fresh = useFreshDrawer();
  return useMutation({
    mutationFn: ({ body, key }: Once<{ amount: number; reason: string }>) =>
      call(contract.addPayout, { body, idempotencyKey: key }),
    onSettled: fresh,
  });
}

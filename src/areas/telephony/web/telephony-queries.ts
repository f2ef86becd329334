import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerName } from '#areas/customers/contract.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import {
  findCall,
  hangUp,
  listCalls,
  type PhoneCall,
  placeCall,
  saveNotes,
  telephonyState,
  turnTelephonyOnOff,
} from '../contract.ts';
import { callState } from '../rules.ts';

const KEY = 'telephony';

/** How soon the screen looks again at a call that somebody may take up or that may end. */
const LOOK_AGAIN_MS = { ringing: 500, connected: 5000, ended: false } as const;

/** Header and window are two pages: each looks again when somebody comes back to it. The parts of a page ask once. */
export const stateQuery = queryOptions({
  queryKey: [KEY, 'state'],
  queryFn: ({ signal }) => call(telephonyState, { signal }),
  staleTime: 1000,
});

export function callQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'call', id],
    queryFn: ({ signal }) => call(findCall, { params: { id }, signal }),
    refetchInterval: ({ state }) => state.data !== undefined && LOOK_AGAIN_MS[callState(state.data)],
  });
}

export function callsQuery(request: PageRequest) {
  return pagedQuery([KEY, 'calls'], request, (query, signal) => call(listCalls, { query, signal }));
}

export function customerNameQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'customer', id],
    queryFn: ({ signal }) => call(customerName, { params: { id }, signal }),
  });
}

/** After a call has begun or ended: the list shows it, and the place for the next one is taken or free. */
export function useLookAgain(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: [KEY, 'calls'] });
    void queryClient.invalidateQueries({ queryKey: [KEY, 'state'] });
  };
}

export function useFlipTelephony() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(turnTelephonyOnOff, { query: { OnOff: 'ON' } }),
    onSuccess: ({ state }) =>
      queryClient.setQueryData(stateQuery.queryKey, (held) => held && { ...held, state }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: stateQuery.queryKey }),
  });
}

function useKeepCall(): (stored: PhoneCall) => void {
  const queryClient = useQueryClient();
  const lookAgain = useLookAgain();
  return (stored) => {
    queryClient.setQueryData(callQuery(stored.id).queryKey, stored);
    lookAgain();
  };
}

export function usePlaceCall() {
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyOf<typeof placeCall>; key: string }) =>
      call(placeCall, { body, idempotencyKey: key }),
    onSuccess: useKeepCall(),
  });
}

export function useHangUp(id: number) {
  return useMutation({
    mutationFn: () => call(hangUp, { params: { id } }),
    onSuccess: useKeepCall(),
  });
}

export function useSaveNotes(id: number) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveNotes>) => call(saveNotes, { params: { id }, body }),
    onSuccess: useKeepCall(),
  });
}

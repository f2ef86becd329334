import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { askTakeOut, endTakeOut, listTakeOuts, type TakeOut } from '../contract.ts';
import { isUnderWay } from '../rules.ts';

export const KEY = 'take-outs';
/** The server says what changes; this is for a browser that hears nothing. */
const POLL_MS = 10_000;

interface Listed {
  pages: readonly { results: readonly TakeOut[] }[];
}

/** Asks again when the server says so, and now and then as long as one is under way. */
export const takeOutsQuery = (request: PageRequest) => ({
  ...pagedQuery([KEY], request, (query, signal) => call(listTakeOuts, { query, signal })),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Listed | undefined } }) =>
    state.data?.pages.some(({ results }) => results.some((each) => isUnderWay(each.state))) ? POLL_MS : false,
});

/** After a refusal too: the screen then shows what has changed in the meantime. */
function useChange<Input>(mutationFn: (input: Input) => Promise<TakeOut>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }) });
}

export const useAsk = () => useChange<void>(() => call(askTakeOut, {}));

export const useEnd = () => useChange((id: number) => call(endTakeOut, { params: { id } }));

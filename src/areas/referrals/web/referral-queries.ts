import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { hideReferral, ownReferrals, type ReferralInput, referFriend } from '../contract.ts';

const KEY = 'referrals';
/** A list with an invitation on its way is requested again after this long. */
const WAIT_MS = 2000;

export function referralsQuery(isHidden: boolean, request: PageRequest) {
  const hidden = isHidden ? 1 : 0;
  const query = pagedQuery([KEY, hidden], request, (page, signal) =>
    call(ownReferrals, { query: { hidden, ...page }, signal }),
  );
  return { ...query, refetchInterval: untilSent };
}

type Listed = { state: { data?: { pages: { results: { state: string }[] }[] } | undefined } };

function untilSent({ state: { data } }: Listed): number | false {
  const isWaiting = data?.pages.some(({ results }) => results.some(({ state }) => state === 'waiting'));
  return isWaiting ? WAIT_MS : false;
}

export function useReferFriend() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: ReferralInput; key: string }) =>
      call(referFriend, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useHideReferral() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hidden }: { id: number; hidden: boolean }) =>
      call(hideReferral, { params: { id }, body: { hidden } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** The address of the chosen pages as a PDF. */
export function printAddress(pages: string, isHidden: boolean): string {
  return `/api/referrals/pdf?${new URLSearchParams({ pages, hidden: isHidden ? '1' : '0' })}`;
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { clockIn, clockOut, getClockStatus, listStretches } from '../contract.ts';
import { lastDays, startOfDay } from './days.ts';

const MINUTE_MS = 60_000;
const clockKey = ['clock'] as const;

/** The hours run on, so they are asked for again each minute. */
export const clockQuery = queryOptions({
  queryKey: [...clockKey, 'status'],
  queryFn: ({ signal }) => call(getClockStatus, { query: { since: startOfDay(new Date()) }, signal }),
  refetchInterval: MINUTE_MS,
});

export const weekQuery = queryOptions({
  queryKey: [...clockKey, 'week'],
  queryFn: ({ signal }) => call(listStretches, { query: { since: lastDays(new Date())[0] }, signal }),
  refetchInterval: MINUTE_MS,
});

/** What else the clock moves: a new stretch is in the hours, and coming back opens the drawer of the day again. */
const FOLLOWING = [['hours'], ['petty-cash'], ['end-of-day']];

/** In when out, out when in. */
export function useToggleClock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isIn: boolean) =>
      call(isIn ? clockOut : clockIn, { query: { since: startOfDay(new Date()) } }),
    onSuccess: (status) => {
      queryClient.setQueryData(clockQuery.queryKey, status);
      for (const queryKey of [weekQuery.queryKey, ...FOLLOWING])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

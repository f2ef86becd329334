import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { REPORT_ENDPOINTS } from '../contract.ts';
import { SHOWN } from './home-words.ts';

// Apart from the others: the home screen loads no more than it needs.

const ahead = { days: 'next30Days', by: 'day' } as const;

export const aheadQuery = queryOptions({
  queryKey: ['reports', 'home', 'ahead'],
  queryFn: ({ signal }) => call(REPORT_ENDPOINTS.renewals.show, { query: ahead, signal }),
});

export const aheadRowsQuery = queryOptions({
  queryKey: ['reports', 'home', 'ahead rows'],
  queryFn: ({ signal }) =>
    call(REPORT_ENDPOINTS.renewals.rows, {
      query: { ...ahead, figure: 'ahead', none: 0, page: 1, per_page: SHOWN },
      signal,
    }),
});

export const dueQuery = queryOptions({
  queryKey: ['reports', 'home', 'due'],
  queryFn: ({ signal }) =>
    call(REPORT_ENDPOINTS.finance.show, { query: { days: 'thisWeek', by: 'day' }, signal }),
});

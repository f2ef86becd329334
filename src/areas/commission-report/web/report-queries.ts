import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { updateLines } from '#areas/commissions/line-contract.ts';
import { offeredCompanies } from '#areas/companies/contract.ts';
import { call } from '#platform/web/api/call.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { expectedReport, type ReportFilter } from '../contract.ts';
import type { ReportSort } from '../rules.ts';

/** What shows files and their lines. */
const FILES_KEY = 'commissions';
/** One of the files: whatever changes them or their lines changes what was received. */
const KEY = [FILES_KEY, 'files', 'report'];
const [PENDING, FORWARDED] = [1, 4] as const;

export function reportQuery(filter: ReportFilter, request: ListRequest<ReportSort>) {
  return pagedQuery([...KEY, filter, request.order], request, (page, signal) =>
    call(expectedReport, { query: { ...filter, ...request.order, ...page }, signal }),
  );
}

export const companiesQuery = queryOptions({
  queryKey: ['commission-report', 'companies'],
  queryFn: ({ signal }) => call(offeredCompanies, { signal }),
  staleTime: 5 * 60_000,
});

interface Line {
  line: number;
  file: number;
}

function useMoveLine(from: 1 | 4, to: 1 | 4) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ line, file }: Line) =>
      call(updateLines, {
        params: { id: file },
        body: {
          status: from,
          company: 0,
          source: 0,
          customer: 0,
          product: 0,
          new_status: to,
          details: [line],
        },
      }),
    // After a refusal too: the screen then shows what has changed in the meantime.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [FILES_KEY] }),
  });
}

export const useForwardLine = () => useMoveLine(PENDING, FORWARDED);
export const useUnforwardLine = () => useMoveLine(FORWARDED, PENDING);

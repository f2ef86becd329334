import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { listReports, REPORT_ENDPOINTS, reportChoices } from '../contract.ts';
import { lockFavorite } from '../favorite-contract.ts';
import {
  deleteFilter,
  type FilterInput,
  listFilters,
  type SavedFilter,
  saveFilter,
} from '../filter-contract.ts';
import type { Report, ReportName } from '../rules/report.ts';
import { type AskedSearch, askedIn, type RowsSearch } from './search.ts';

const KEY = 'reports';

export const reportsQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => call(listReports, { signal }),
});

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(reportChoices, { signal }),
  staleTime: 5 * 60_000,
});

export function reportQuery(report: Report, search: AskedSearch) {
  const query = askedIn(report, search);
  return queryOptions({
    queryKey: [KEY, 'report', report.name, query],
    queryFn: ({ signal }) => call(REPORT_ENDPOINTS[report.name].show, { query: query as never, signal }),
    placeholderData: keepPreviousData,
  });
}

export function rowsQuery(report: Report, search: RowsSearch, request: PageRequest) {
  const { figure, group, none } = search;
  const query = { ...askedIn(report, search), figure, group, none: none ? 1 : 0 };
  return pagedQuery([KEY, 'rows', report.name, query], request, (page, signal) =>
    call(REPORT_ENDPOINTS[report.name].rows, { query: { ...query, ...page } as never, signal }),
  );
}

export function filtersQuery(report: ReportName) {
  return queryOptions({
    queryKey: [KEY, 'filters', report],
    queryFn: ({ signal }) => call(listFilters, { query: { report }, signal }),
  });
}

export function useSaveFilter(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FilterInput) => call(saveFilter, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY, 'filters'] }),
  });
}

export function useDeleteFilter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: SavedFilter) => call(deleteFilter, { params: { id }, query: { version } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY, 'filters'] }),
  });
}

/** Saves it again after an undone deletion: under another number, which nobody knows. */
export function useRestoreFilter() {
  return useSaveFilter(0);
}

export function useMarkReport(report: ReportName) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isFavorite: boolean) =>
      call(lockFavorite, { query: { Action: isFavorite ? 'favoriteLock' : 'favoriteUnlock', report } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  });
}

import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { listLog, listLogChoices } from '../contract.ts';
import { type LogSearch, wireFilter } from './log-search.ts';

const KEY = 'change-log';

export function logQuery(search: LogSearch, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'list', search], request, (page, signal) =>
      call(listLog, { query: { ...wireFilter(search), ...page }, signal }),
    ),
    // Everything that anybody saves is a new entry.
    staleTime: 0,
  };
}

export const logChoicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(listLogChoices, { signal }),
});

import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import { listRequests, type RequestFilter } from '../requests-contract.ts';

const KEY = 'finance-requests';

export function requestsQuery(filter: RequestFilter, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'list', filter], request, (page, signal) =>
      call(listRequests, { query: { ...filter, ...page }, signal }),
    ),
    // Whatever anybody asks a company for is a new row.
    staleTime: 0,
  };
}

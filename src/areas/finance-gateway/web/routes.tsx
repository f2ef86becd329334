import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';
import { REQUEST_RESULTS } from '../statuses.ts';

export const financeRequestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/finance-requests',
  validateSearch: z.object({
    companyId: idParam,
    result: z.enum(REQUEST_RESULTS).optional().catch(undefined),
    ...pageParams,
  }),
  beforeLoad: requireGate('admin'),
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: ({ context, deps: { companyId, result, ...rest } }) => {
    void import('./request-queries.ts').then(({ requestsQuery }) =>
      context.queryClient.prefetchInfiniteQuery(requestsQuery({ companyId, result }, readList(rest))),
    );
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'RequestsPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { ACCOUNT_SORTS } from '../statuses.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./account-queries.ts');
const beforeLoad = requireGate('backOffice');

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/backoffice',
  validateSearch: z.object({ query: textParam, ...pageParams, ...sortParamsOf(ACCOUNT_SORTS) }),
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps: { query = '', ...rest } }) => {
    const { accountsQuery } = await queries();
    void context.queryClient.prefetchInfiniteQuery(accountsQuery(query, readList(rest)));
  },
  component: lazyRouteComponent(screens, 'BackOfficePage'),
});

export const accountRoutes = [listRoute] as const;

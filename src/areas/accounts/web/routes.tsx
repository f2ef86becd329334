import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParams, sortParamsOf } from '#platform/web/table/page-params.ts';
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

const packagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/backoffice/packages',
  validateSearch: z.object({
    // The package whose dialog is open, or `add` for a new one.
    package: dialogParam('add'),
    ...pageParams,
    ...sortParams,
  }),
  beforeLoad,
  loader: async ({ context }) => {
    const { packagesQuery } = await queries();
    void context.queryClient.prefetchQuery(packagesQuery);
  },
  component: lazyRouteComponent(screens, 'PackagesPage'),
});

export const accountRoutes = [listRoute, packagesRoute] as const;

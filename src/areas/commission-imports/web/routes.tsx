import { createRoute } from '@tanstack/react-router';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { importSearch, listSearch, poolSearch, unmatchedSearch } from './search.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./import-queries.ts');
const beforeLoad = requireGate('admin');
const getParentRoute = () => signedInRoute;

const listRoute = createRoute({
  getParentRoute,
  path: '/commissions/import',
  validateSearch: listSearch,
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    const { importsQuery } = await queries();
    void context.queryClient.prefetchInfiniteQuery(importsQuery(readList(deps)));
  },
  component: lazyRouteComponent(screens, 'ImportsPage'),
});

const importRoute = createRoute({
  getParentRoute,
  path: '/commissions/import/$id',
  params: idPath,
  validateSearch: importSearch,
  beforeLoad,
  loader: ({ context, params }) =>
    orNotFound(params.id, async () => {
      const { importQuery } = await queries();
      return context.queryClient.fetchQuery({ ...importQuery(params.id), staleTime: 0 });
    }),
  component: lazyRouteComponent(screens, 'ImportPage'),
});

const unmatchedRoute = createRoute({
  getParentRoute,
  path: '/commissions/unmatched',
  validateSearch: unmatchedSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'UnmatchedPage'),
});

const poolRoute = createRoute({
  getParentRoute,
  path: '/commissions/pool',
  validateSearch: poolSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'PoolPage'),
});

const assignmentsRoute = createRoute({
  getParentRoute,
  path: '/commissions/assigned',
  validateSearch: listSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'AssignmentsPage'),
});

export const commissionImportRoutes = [
  listRoute,
  importRoute,
  unmatchedRoute,
  poolRoute,
  assignmentsRoute,
] as const;

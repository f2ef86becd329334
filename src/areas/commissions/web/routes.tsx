import { createRoute, redirect } from '@tanstack/react-router';
import { CallError } from '#platform/web/api/call-error.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { fileSearch, listSearch, mergeSearch } from './search.ts';
import type { CommissionSlots } from './slots.ts';

const screens = () => import('./screens.ts');
const fileScreens = () => import('./file-screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./commission-queries.ts');
const beforeLoad = requireGate('admin');
const getParentRoute = () => signedInRoute;

const mergeRoute = createRoute({
  getParentRoute,
  path: '/commissions/merge',
  validateSearch: mergeSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'MergePage'),
});

/** A file that is not there leads back to the list. */
async function orToList<Answer>(id: number, load: () => Promise<Answer>): Promise<Answer> {
  const toList = () => redirect({ to: '/commissions/reconcile', replace: true });
  if (!Number.isSafeInteger(id) || id <= 0) throw toList();
  try {
    return await load();
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw toList();
    throw error;
  }
}

/** The screens of the area; what other areas bring to them comes from the application. */
export function commissionRoutes(slots: CommissionSlots) {
  const context = () => ({ commissionSlots: slots });
  const createFileRoute = createRoute({
    getParentRoute,
    path: '/commissions/create',
    context,
    beforeLoad,
    component: lazyRouteComponent(screens, 'CreatePage'),
  });
  const listRoute = createRoute({
    getParentRoute,
    path: '/commissions/reconcile',
    validateSearch: listSearch,
    context,
    beforeLoad,
    loaderDeps: ({ search }) => search,
    // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
    loader: async ({ context, deps }) => {
      const { filesQuery } = await queries();
      void context.queryClient.prefetchInfiniteQuery(filesQuery(deps.status ?? 0, readList(deps)));
    },
    component: lazyRouteComponent(screens, 'ReconcilePage'),
  });
  const fileRoute = createRoute({
    getParentRoute,
    path: '/commissions/reconcile/$id',
    params: idPath,
    validateSearch: fileSearch,
    context,
    beforeLoad,
    loader: ({ context, params: { id }, location }) =>
      orToList(id, async () => {
        const { loadFile } = await import('./load-file.ts');
        return loadFile(context.queryClient, { id, search: fileSearch.parse(location.search), slots });
      }),
    component: lazyRouteComponent(fileScreens, 'FilePage'),
    errorComponent: lazyRouteComponent(fileScreens, 'FileProblemPage'),
  });
  return [createFileRoute, listRoute, fileRoute, mergeRoute] as const;
}

import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';
import { OUTCOMES } from '../rules.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./bring-in-queries.ts');
const beforeLoad = requireGate('admin');
const getParentRoute = () => signedInRoute;

const listRoute = createRoute({
  getParentRoute,
  path: '/admin/bring-in',
  validateSearch: z.object({ ...pageParams }),
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    const { bringInsQuery } = await queries();
    void context.queryClient.prefetchInfiniteQuery(bringInsQuery(readList(deps)));
  },
  component: lazyRouteComponent(screens, 'BringInsPage'),
});

const oneRoute = createRoute({
  getParentRoute,
  path: '/admin/bring-in/$id',
  params: idPath,
  validateSearch: z.object({
    outcome: z.enum(OUTCOMES).optional().catch(undefined),
    // `1` opens the choice of columns over the dry run.
    columns: z.literal('1').optional().catch(undefined),
    ...pageParams,
  }),
  beforeLoad,
  loader: ({ context, params }) =>
    orNotFound(params.id, async () => {
      const { bringInQuery } = await queries();
      return context.queryClient.fetchQuery({ ...bringInQuery(params.id), staleTime: 0 });
    }),
  component: lazyRouteComponent(screens, 'BringInPage'),
});

export const bringInRoutes = [listRoute, oneRoute] as const;

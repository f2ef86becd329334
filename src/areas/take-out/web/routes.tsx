import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';

export const takeOutRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/take-out',
  validateSearch: z.object({ ...pageParams }),
  beforeLoad: requireGate('owner'),
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    // The area's API calls load with its screen, not with the frame.
    const { takeOutsQuery } = await import('./take-out-queries.ts');
    void context.queryClient.prefetchInfiniteQuery(takeOutsQuery(readList(deps)));
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'TakeOutPage'),
});

import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParams } from '#platform/web/table/page-params.ts';

const catalogueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/backoffice/add-ons',
  validateSearch: z.object({
    query: textParam,
    // The add-on whose dialog is open, or `add` for a new one.
    addOn: dialogParam('add'),
    ...pageParams,
    ...sortParams,
  }),
  beforeLoad: requireGate('backOffice'),
  loader: async ({ context }) => {
    const { catalogueQuery } = await import('./add-on-queries.ts');
    void context.queryClient.prefetchQuery(catalogueQuery);
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'CataloguePage'),
});

export const addOnRoutes = [catalogueRoute] as const;

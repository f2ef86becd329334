import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idParam } from '#platform/web/router/search-params.ts';

/** Everybody sees what there is; owners and administrators ask for it. */
export const marketPlaceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/market_place',
  // The add-on whose request is being written.
  validateSearch: z.object({ request: idParam }),
  component: lazyRouteComponent(() => import('./screens.ts'), 'MarketPlacePage'),
});

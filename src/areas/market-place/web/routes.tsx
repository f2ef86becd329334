import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
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

import { createRoute } from '@tanstack/react-router';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';

export const pettyCashRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/petty-cash',
  component: lazyRouteComponent(() => import('./screens.ts'), 'PettyCashPage'),
});

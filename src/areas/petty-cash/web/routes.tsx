import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '#platform/web/router/root-route.ts';

export const pettyCashRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/petty-cash',
  component: lazyRouteComponent(() => import('./screens.ts'), 'PettyCashPage'),
});

import { createRoute } from '@tanstack/react-router';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { rootRoute } from '#platform/web/router/root-route.ts';
import { StandaloneErrorPage } from '#platform/web/router/standalone-error-page.tsx';

/** Without sign-in: the link is all that a signer has. */
export const signRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign/$token',
  component: lazyRouteComponent(() => import('./sign-screens.ts'), 'SignPage'),
  errorComponent: StandaloneErrorPage,
});

import { createRoute } from '@tanstack/react-router';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { agencyQuery } from './agency-queries.ts';

const screens = () => import('./screens.ts');

const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  beforeLoad: requireGate('adminTab'),
  component: lazyRouteComponent(screens, 'AdminPage'),
});

const agencyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/agency',
  beforeLoad: requireGate('admin'),
  // Editing minute-old data is how conflicts begin.
  loader: ({ context }) => context.queryClient.fetchQuery({ ...agencyQuery, staleTime: 0 }),
  component: lazyRouteComponent(screens, 'AgencyPage'),
});

export const agencyRoutes = [adminRoute, agencyRoute] as const;

import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

export const apiTokensRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/tokens',
  // Whether the form of a new token is open.
  validateSearch: z.object({ add: flagParam }),
  // Nothing waits for this: the page shows its frame right away.
  loader: async ({ context }) => {
    // The area's API calls load with its screens, not with the frame.
    const { tokensQuery } = await import('./token-queries.ts');
    void context.queryClient.prefetchQuery(tokensQuery);
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'TokensPage'),
});

export const agencyTokensRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/tokens',
  validateSearch: z.object(pageParams),
  beforeLoad: requireGate('admin'),
  component: lazyRouteComponent(() => import('./screens.ts'), 'AgencyTokensPage'),
});

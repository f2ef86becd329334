import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dayParam, idParam } from '#platform/web/router/search-params.ts';

export const eodRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/eod',
  validateSearch: z.object({ office: idParam, date: dayParam }),
  beforeLoad: requireGate('endOfDay'),
  component: lazyRouteComponent(() => import('./screens.ts'), 'EodPage'),
});

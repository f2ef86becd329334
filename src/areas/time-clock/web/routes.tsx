import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dayParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

export const hoursRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/hours',
  validateSearch: z.object({ from: dayParam, to: dayParam, person: idParam, ...pageParams }),
  component: lazyRouteComponent(() => import('./screens.ts'), 'HoursPage'),
});

import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { windowRoute } from '#platform/web/router/root-route.ts';
import { idParam, textParam } from '#platform/web/router/search-params.ts';
import { StandaloneErrorPage } from '#platform/web/router/standalone-error-page.tsx';
import { pageParams } from '#platform/web/table/page-params.ts';
import { stateQuery } from './telephony-queries.ts';

export const telephonyRoute = createRoute({
  getParentRoute: () => windowRoute,
  path: '/telephony',
  validateSearch: z.object({ number: textParam, customerId: idParam, call: idParam, ...pageParams }),
  beforeLoad: requireGate('telephony'),
  loader: ({ context }) => context.queryClient.ensureQueryData(stateQuery),
  component: lazyRouteComponent(() => import('./screens.ts'), 'TelephonyPage'),
  errorComponent: StandaloneErrorPage,
});

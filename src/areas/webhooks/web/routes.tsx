import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';
import { DELIVERY_STATES } from '../statuses.ts';

export const webhooksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/webhooks',
  validateSearch: z.object({
    // The webhook whose form is open: its id, or `add`.
    edit: dialogParam('add'),
    // The webhook whose messages are shown.
    webhook: idParam,
    state: z.enum(DELIVERY_STATES).optional().catch(undefined),
    ...pageParams,
  }),
  beforeLoad: requireGate('admin'),
  // Nothing waits for this: the page shows its frame right away.
  loader: async ({ context }) => {
    // The area's API calls load with its screens, not with the frame.
    const { webhooksQuery } = await import('./webhook-queries.ts');
    void context.queryClient.prefetchQuery(webhooksQuery);
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'WebhooksPage'),
});

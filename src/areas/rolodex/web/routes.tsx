import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';
import { searchOf } from './rolodex-address.ts';

export const rolodexRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/rolodex',
  validateSearch: z.object({
    query: textParam,
    kind: z.enum(['people', 'companies']).optional().catch(undefined),
    letter: z
      .string()
      .regex(/^[A-Z]$/)
      .optional()
      .catch(undefined),
    // The contact whose dialog is open: its id, or `add`.
    contact: dialogParam('add'),
    ...pageParams,
  }),
  beforeLoad: requireGate('rolodex'),
  loaderDeps: ({ search: { contact, ...list } }) => list,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    // The area's API calls load with its screens, not with the frame.
    const { entriesQuery } = await import('./rolodex-queries.ts');
    void context.queryClient.prefetchInfiniteQuery(entriesQuery(searchOf(deps), readList(deps)));
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'RolodexPage'),
});

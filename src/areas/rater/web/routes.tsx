import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import type { PolicyAction } from '#areas/policies/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dayParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { QUOTE_SORTS, QUOTE_STATES } from '../statuses.ts';
import { readFilter } from './read-filter.ts';

const screens = () => import('./screens.ts');
const formScreens = () => import('./form-screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./quote-queries.ts');
const getParentRoute = () => signedInRoute;
const beforeLoad = requireGate('rater');
const notFoundComponent = lazyRouteComponent(screens, 'QuoteNotFoundPage');

const listRoute = createRoute({
  getParentRoute,
  path: '/quotes',
  validateSearch: z.object({
    query: textParam,
    state: z.enum(QUOTE_STATES).optional().catch(undefined),
    line: textParam,
    person: idParam,
    customer: idParam,
    lead: idParam,
    from: dayParam,
    to: dayParam,
    ...pageParams,
    ...sortParamsOf(QUOTE_SORTS),
  }),
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: ({ context, deps }) => {
    void queries().then(({ quotesQuery }) =>
      context.queryClient.prefetchInfiniteQuery(quotesQuery(readFilter(deps), readList(deps))),
    );
  },
  component: lazyRouteComponent(screens, 'QuotesPage'),
});

const addRoute = createRoute({
  getParentRoute,
  path: '/quote/add',
  validateSearch: z.object({ customer: idParam, lead: idParam }),
  beforeLoad,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await queries()).loadReceiver(context.queryClient, deps),
  component: lazyRouteComponent(formScreens, 'AddQuotePage'),
  notFoundComponent,
});

const editRoute = createRoute({
  getParentRoute,
  path: '/quote/$id/edit',
  params: idPath,
  beforeLoad,
  loader: async ({ context, params }) => (await queries()).loadForEdit(context.queryClient, params.id),
  component: lazyRouteComponent(formScreens, 'EditQuotePage'),
  notFoundComponent,
});

/** The screens of the area; what is done with the policies of a sold quote comes from the application. */
export function raterRoutes(quoteActions: readonly PolicyAction[]) {
  const viewRoute = createRoute({
    getParentRoute,
    path: '/quote/$id',
    params: idPath,
    // The dialog that is open, and the page of the log.
    validateSearch: z.object({ open: z.enum(['choose', 'lost']).optional().catch(undefined), ...pageParams }),
    context: () => ({ quoteActions }),
    beforeLoad,
    loader: async ({ context, params }) => (await queries()).loadQuote(context.queryClient, params.id),
    component: lazyRouteComponent(screens, 'QuotePage'),
    notFoundComponent,
  });
  return [listRoute, addRoute, viewRoute, editRoute] as const;
}

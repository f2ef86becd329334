import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';
import { logSearchParams } from './log-search.ts';

// The calls of the area come with its screen, not with the frame.
const queries = () => import('./log-queries.ts');

export const changeLogRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/change-log',
  validateSearch: z.object({ ...logSearchParams, ...pageParams }),
  beforeLoad: requireGate('admin'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { page, per_page, ...search } }) => {
    const { logChoicesQuery, logQuery } = await queries();
    void context.queryClient.prefetchInfiniteQuery(logQuery(search, readList({ page, per_page })));
    void context.queryClient.prefetchQuery(logChoicesQuery);
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'ChangeLogPage'),
});

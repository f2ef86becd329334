import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import type { LogBook } from '#platform/shared/log-book.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';
import { logSearchParams } from './log-search.ts';

// The area's API calls load with its screen, not with the frame.
const queries = () => import('./log-queries.ts');

/** The areas' descriptions of their records load with the screen, too. */
export function changeLogRoute(loadBook: () => Promise<LogBook>) {
  return createRoute({
    getParentRoute: () => signedInRoute,
    path: '/admin/change-log',
    validateSearch: z.object({ ...logSearchParams, ...pageParams }),
    beforeLoad: requireGate('admin'),
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps: { page, per_page, ...search } }) => {
      const [book, { logChoicesQuery, logQuery }] = await Promise.all([loadBook(), queries()]);
      void context.queryClient.prefetchInfiniteQuery(logQuery(search, readList({ page, per_page })));
      void context.queryClient.prefetchQuery(logChoicesQuery);
      return { book };
    },
    component: lazyRouteComponent(() => import('./screens.ts'), 'ChangeLogPage'),
  });
}

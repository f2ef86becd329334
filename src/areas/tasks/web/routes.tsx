import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, idParam } from '#platform/web/router/search-params.ts';
import { myTaskSearch } from './my-task-search.ts';
import type { TaskAction } from './task-action.ts';
import { taskListParams } from './use-task-search.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./task-queries.ts');
const names = () => import('./name-query.ts');
const notFoundComponent = lazyRouteComponent(screens, 'TaskNotFoundPage');

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/TaskEdit',
  validateSearch: z.object({
    id: z.coerce.number().int().min(0).default(0),
    custid: idParam,
    leadMainId: idParam,
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    const { choicesQuery, taskQuery, usersQuery } = await queries();
    void context.queryClient.prefetchQuery(choicesQuery);
    void context.queryClient.prefetchQuery(usersQuery);
    if (id > 0) await orNotFound(id, () => context.queryClient.fetchQuery(taskQuery(id)));
  },
  component: lazyRouteComponent(() => import('./task-edit-page.tsx'), 'TaskEditPage'),
  notFoundComponent,
});

const choicesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/task-choices',
  // The one whose dialog is open: its id, or `add`.
  validateSearch: z.object({
    type: dialogParam('add'),
    priority: dialogParam('add'),
    status: dialogParam('add'),
  }),
  beforeLoad: requireGate('admin'),
  loader: async ({ context }) => {
    // Three tables below each other: the lower ones would jump when the upper ones have their rows.
    await context.queryClient.prefetchQuery((await queries()).choicesQuery);
  },
  component: lazyRouteComponent(() => import('./choices-page.tsx'), 'ChoicesPage'),
});

/** The screens of the area; what other areas bring to the row of a task comes from the application. */
export function taskRoutes(taskActions: readonly TaskAction[]) {
  const mineRoute = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/task',
    validateSearch: myTaskSearch,
    context: () => ({ taskActions }),
    loader: async ({ context: { queryClient }, location }) => {
      const { choicesQuery, myTasksQuery } = await queries();
      // Only when they are not here: a dialog that opens is another address of the same list.
      const rows = {
        ...myTasksQuery(myTaskSearch.parse(location.search)),
        staleTime: Number.POSITIVE_INFINITY,
      };
      void queryClient.prefetchInfiniteQuery(rows);
      // The filters have their width before the page is shown.
      await queryClient.prefetchQuery(choicesQuery);
    },
    component: lazyRouteComponent(screens, 'MyTasksPage'),
  });
  const tabRoute = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/taskTab/$id',
    params: idPath,
    validateSearch: z.object(taskListParams),
    context: () => ({ taskActions }),
    loader: ({ context, params: { id } }) =>
      orNotFound(id, async () =>
        context.queryClient.ensureQueryData((await names()).nameQuery('customer', id)),
      ),
    component: lazyRouteComponent(screens, 'TaskTabPage'),
    notFoundComponent,
  });
  return [mineRoute, editRoute, tabRoute, choicesRoute] as const;
}

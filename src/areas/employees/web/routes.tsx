import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idOrNoneParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { EMPLOYEE_SORTS, employeeState } from '../statuses.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./employee-queries.ts');
const beforeLoad = requireGate('admin');

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees',
  validateSearch: z.object({
    query: textParam,
    office: idOrNoneParam,
    state: employeeState.optional().catch(undefined),
    ...pageParams,
    ...sortParamsOf(EMPLOYEE_SORTS),
  }),
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: ({ context: { queryClient }, deps }) => {
    void queries().then(({ choicesQuery, employeesQuery }) => {
      void queryClient.prefetchInfiniteQuery(employeesQuery(deps, readList(deps)));
      void queryClient.prefetchQuery(choicesQuery);
    });
  },
  component: lazyRouteComponent(screens, 'EmployeesPage'),
});

const inviteRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees/add',
  beforeLoad,
  loader: async ({ context }) => context.queryClient.ensureQueryData((await queries()).choicesQuery),
  component: lazyRouteComponent(screens, 'InvitePage'),
});

const employeeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees/$id',
  params: idPath,
  beforeLoad,
  loader: async ({ context: { queryClient }, params }) => {
    const { choicesQuery, loadEmployee } = await queries();
    return Promise.all([loadEmployee(queryClient, params.id), queryClient.ensureQueryData(choicesQuery)]);
  },
  component: lazyRouteComponent(screens, 'EmployeePage'),
  notFoundComponent: lazyRouteComponent(screens, 'EmployeeNotFoundPage'),
});

const groupsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups',
  validateSearch: z.object(sortParams),
  beforeLoad,
  loader: ({ context }) =>
    void queries().then(({ groupsQuery }) => context.queryClient.prefetchQuery(groupsQuery)),
  component: lazyRouteComponent(screens, 'GroupsPage'),
});

const addGroupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups/add',
  beforeLoad,
  loader: async ({ context }) => context.queryClient.ensureQueryData((await queries()).groupPeopleQuery),
  component: lazyRouteComponent(screens, 'AddGroupPage'),
});

const groupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups/$id',
  params: idPath,
  beforeLoad,
  loader: async ({ context: { queryClient }, params }) => {
    const { groupPeopleQuery, loadGroup } = await queries();
    return Promise.all([loadGroup(queryClient, params.id), queryClient.ensureQueryData(groupPeopleQuery)]);
  },
  component: lazyRouteComponent(screens, 'EditGroupPage'),
  notFoundComponent: lazyRouteComponent(screens, 'GroupNotFoundPage'),
});

export const employeeRoutes = [
  listRoute,
  inviteRoute,
  employeeRoute,
  groupsRoute,
  addGroupRoute,
  groupRoute,
] as const;

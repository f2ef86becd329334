import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath, pathId } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idOrNoneParam } from '#platform/web/router/search-params.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./office-queries.ts');
const notFoundComponent = lazyRouteComponent(screens, 'OfficeNotFoundPage');

/** An id in the address bar; anything else counts as none. */

const treeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/offices',
  // The group whose dialog is open, 0 for a new one.
  validateSearch: z.object({ group: idOrNoneParam }),
  beforeLoad: requireGate('admin'),
  // Nothing waits for this: the page shows its frame right away.
  loader: ({ context }) => {
    void queries().then(({ treeQuery }) => context.queryClient.prefetchQuery(treeQuery));
  },
  component: lazyRouteComponent(screens, 'OfficeTreePage'),
});

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/offices/add',
  validateSearch: z.object({ under: idOrNoneParam }),
  beforeLoad: requireGate('admin'),
  loader: async ({ context }) => context.queryClient.ensureQueryData((await queries()).treeQuery),
  component: lazyRouteComponent(screens, 'AddOfficePage'),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/offices/$id',
  params: idPath,
  beforeLoad: requireGate('admin'),
  loader: async ({ context: { queryClient }, params }) => {
    const { loadOffice, treeQuery } = await queries();
    return Promise.all([loadOffice(queryClient, params.id), queryClient.ensureQueryData(treeQuery)]);
  },
  component: lazyRouteComponent(screens, 'EditOfficePage'),
  notFoundComponent,
});

const ownRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/office',
  beforeLoad: ({ context }) => {
    requireGate('officeTab')({ context });
    const officeId = context.gateFacts()?.officeId;
    if (officeId) throw redirect({ to: '/office/view/$officeId', params: { officeId }, replace: true });
  },
  loader: ({ context }) => {
    void queries().then(({ officesQuery }) => context.queryClient.prefetchQuery(officesQuery));
  },
  component: lazyRouteComponent(screens, 'OfficesPage'),
});

const viewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/office/view/$officeId',
  params: pathId('officeId'),
  beforeLoad: requireGate('officeTab'),
  loader: async ({ context, params }) =>
    (await queries()).loadOfficeView(context.queryClient, params.officeId),
  component: lazyRouteComponent(screens, 'OfficePage'),
  notFoundComponent,
});

const locationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/home/test',
  component: lazyRouteComponent(screens, 'LocationsPage'),
});

export const officeRoutes = [treeRoute, addRoute, editRoute, ownRoute, viewRoute, locationsRoute] as const;

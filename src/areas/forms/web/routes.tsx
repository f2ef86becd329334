import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

const screens = () => import('./screens.ts');
const queries = () => import('./form-queries.ts');
const getParentRoute = () => signedInRoute;
const notFoundComponent = lazyRouteComponent(screens, 'FormNotFoundPage');

const libraryRoute = createRoute({
  getParentRoute,
  path: '/forms',
  // The form whose name is edited, and the customer that the next form is for.
  validateSearch: z.object({ query: textParam, edit: idParam, removed: flagParam, customerId: idParam }),
  component: lazyRouteComponent(screens, 'FormsPage'),
});

const historyRoute = createRoute({
  getParentRoute,
  path: '/forms/history',
  // The filled form whose values are open.
  validateSearch: z.object({ customerId: idParam, formId: idParam, fill: idParam, ...pageParams }),
  component: lazyRouteComponent(screens, 'HistoryPage'),
});

const mapRoute = createRoute({
  getParentRoute,
  path: '/forms/$id/map',
  params: idPath,
  beforeLoad: requireGate('admin'),
  loader: async ({ context, params }) => (await queries()).loadForm(context.queryClient, params.id),
  component: lazyRouteComponent(screens, 'MapPage'),
  notFoundComponent,
});

const fillRoute = createRoute({
  getParentRoute,
  path: '/forms/$id/fill',
  params: idPath,
  validateSearch: z.object({ customerId: idParam, policyId: idParam }),
  loader: async ({ context, params }) => (await queries()).loadForm(context.queryClient, params.id),
  component: lazyRouteComponent(screens, 'FillPage'),
  notFoundComponent,
});

/** Everybody fills forms in; owners and administrators look after the library. */
export const formRoutes = [libraryRoute, historyRoute, mapRoute, fillRoute] as const;

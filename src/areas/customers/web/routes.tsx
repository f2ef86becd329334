import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';
import type { CustomerTab } from './customer-tab.ts';
import type { NextStep } from './next-step.ts';
import type { PhoneAction } from './phone-action.ts';

const screens = () => import('./screens.ts');
// Apart from the forms, which weigh as much again: a search, and every tab of a customer.
const search = () => import('./search-page.tsx');
const view = () => import('./view.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./customer-queries.ts');
const notFoundComponent = lazyRouteComponent(view, 'CustomerNotFoundPage');

const searchRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/search',
  validateSearch: z.object({
    selection: textParam.transform((value) => value ?? 'nameId'),
    query: textParam.transform((value) => value ?? ''),
    ...pageParams,
  }),
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: ({ context, deps }) => {
    void queries().then(({ searchQuery }) =>
      context.queryClient.prefetchInfiniteQuery(searchQuery(deps, readList(deps))),
    );
  },
  component: lazyRouteComponent(search, 'SearchPage'),
});

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/add',
  // The search that found nobody.
  validateSearch: z.object({ selection: textParam, query: textParam }),
  loader: async ({ context }) => context.queryClient.ensureQueryData((await queries()).officesQuery),
  component: lazyRouteComponent(screens, 'AddCustomerPage'),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$id/edit',
  params: idPath,
  // Editing minute-old data is how conflicts begin: the form waits for what is stored now.
  loader: {
    handler: async ({ context: { queryClient }, params }) => {
      const { loadCustomer, officesQuery } = await queries();
      return Promise.all([
        loadCustomer(queryClient, params.id, 0),
        queryClient.ensureQueryData(officesQuery),
      ]);
    },
    staleReloadMode: 'blocking',
  },
  component: lazyRouteComponent(screens, 'EditCustomerPage'),
  notFoundComponent,
});

const mergeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$id/merge',
  params: idPath,
  beforeLoad: requireGate('admin'),
  // What is searched for, and who was chosen.
  validateSearch: z.object({ query: textParam, other: idParam }),
  loader: async ({ context, params }) => (await queries()).loadCustomer(context.queryClient, params.id, 0),
  component: lazyRouteComponent(screens, 'MergeCustomerPage'),
  notFoundComponent,
});

/** The screens of the area; what other areas bring to the customer's page comes from the application. */
export function customerRoutes(
  tabs: readonly CustomerTab[],
  phoneActions: readonly PhoneAction[],
  nextStep: NextStep,
  owed: NextStep,
) {
  const viewRoute = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/customer/$id',
    params: idPath,
    validateSearch: z.object({ tab: textParam, ...pageParams }),
    context: () => ({ customerTabs: tabs, phoneActions, nextStep, owed }),
    loader: {
      handler: async ({ context, params }) => (await queries()).loadCustomer(context.queryClient, params.id),
      // Whoever was merged since the last visit leads on before anything is shown.
      staleReloadMode: 'blocking',
    },
    component: lazyRouteComponent(view, 'CustomerPage'),
    notFoundComponent,
  });
  return [searchRoute, addRoute, viewRoute, editRoute, mergeRoute] as const;
}

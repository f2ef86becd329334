import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { COMPANY_KINDS, COMPANY_SORTS, COMPANY_STATUSES } from '../statuses.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./company-queries.ts');
const beforeLoad = requireGate('admin');

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/companies',
  validateSearch: z.object({
    query: textParam,
    kind: z.enum(COMPANY_KINDS).optional().catch(undefined),
    status: z.enum(COMPANY_STATUSES).optional().catch(undefined),
    ...pageParams,
    ...sortParamsOf(COMPANY_SORTS),
  }),
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: ({ context, deps: { query = '', kind, status, ...rest } }) => {
    void queries().then(({ companiesQuery }) => {
      const list = companiesQuery({ query, kind, status }, readList(rest));
      return context.queryClient.prefetchInfiniteQuery(list);
    });
  },
  component: lazyRouteComponent(screens, 'CompaniesPage'),
});

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/companies/add',
  beforeLoad,
  component: lazyRouteComponent(screens, 'AddCompanyPage'),
});

const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/companies/$id',
  params: idPath,
  // The product whose dialog is open: its id, or `add`.
  validateSearch: z.object({ product: textParam }),
  beforeLoad,
  loader: async ({ context, params }) => (await queries()).loadCompany(context.queryClient, params.id),
  component: lazyRouteComponent(screens, 'CompanyPage'),
  notFoundComponent: lazyRouteComponent(screens, 'CompanyNotFoundPage'),
});

export const companyRoutes = [listRoute, addRoute, companyRoute] as const;

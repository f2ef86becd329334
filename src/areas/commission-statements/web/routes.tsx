import { createRoute } from '@tanstack/react-router';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { ledgerFilter, listSearch, newSearch, payrollSearch, statementSearch, wireFilter } from './search.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./statement-queries.ts');
const beforeLoad = requireGate('admin');
const getParentRoute = () => signedInRoute;

const listRoute = createRoute({
  getParentRoute,
  path: '/admin/commissions/statements',
  validateSearch: listSearch,
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps: search }) => {
    const { statementsQuery, waitingQuery } = await queries();
    const list = statementsQuery(wireFilter(search), readList(search));
    void context.queryClient.prefetchInfiniteQuery(list);
    void context.queryClient.prefetchQuery(waitingQuery(search.month));
  },
  component: lazyRouteComponent(screens, 'StatementsPage'),
});

const newRoute = createRoute({
  getParentRoute,
  path: '/admin/commissions/statements/new',
  validateSearch: newSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'NewStatementPage'),
});

const statementRoute = createRoute({
  getParentRoute,
  path: '/admin/commissions/statements/$id',
  params: idPath,
  validateSearch: statementSearch,
  beforeLoad,
  loader: async ({ context, params }) => (await queries()).loadStatement(context.queryClient, params.id),
  component: lazyRouteComponent(screens, 'StatementPage'),
  notFoundComponent: lazyRouteComponent(screens, 'StatementNotFoundPage'),
});

const payrollRoute = createRoute({
  getParentRoute,
  path: '/admin/commissions/payroll',
  validateSearch: payrollSearch,
  beforeLoad,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search }) => {
    const { ledgerQuery, payrollQuery } = await queries();
    const filter = ledgerFilter(search, officeToday());
    void context.queryClient.prefetchQuery(payrollQuery(filter));
    void context.queryClient.prefetchInfiniteQuery(ledgerQuery(filter, readList(search)));
  },
  component: lazyRouteComponent(screens, 'PayrollPage'),
});

export const commissionStatementRoutes = [listRoute, newRoute, statementRoute, payrollRoute] as const;

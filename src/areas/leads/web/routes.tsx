import { createRoute, notFound } from '@tanstack/react-router';
import type { GateFacts } from '#platform/shared/gates.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { GateClosed, requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { LEAD_LISTS, type LeadList } from '../rules.ts';
import { whyStatusClosed } from '../statuses.ts';
import type { LeadCard, LeadTab } from './lead-tab.ts';
import { followUpSearch, leadSearch, listSearch, logSearch, lookupSearch } from './list-search.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./lead-queries.ts');
const beforeLoad = requireGate('leads');
const getParentRoute = () => signedInRoute;

const allRoute = createRoute({
  getParentRoute,
  path: '/leads',
  validateSearch: listSearch,
  beforeLoad,
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps: { assignee, office, source, ...rest } }) => {
    const { leadsQuery } = await queries();
    const list = leadsQuery({ assignee, office, source }, readList(rest));
    void context.queryClient.prefetchInfiniteQuery(list);
  },
  component: lazyRouteComponent(screens, 'AllLeadsPage'),
});

/** An address that names no list shows the 404 page. */
function requireList(list: LeadList, facts: GateFacts | undefined): void {
  if (!Object.hasOwn(LEAD_LISTS, list)) throw notFound();
  const why = facts && whyStatusClosed(LEAD_LISTS[list], facts);
  if (why) throw new GateClosed(why, facts);
}

const listRoute = createRoute({
  getParentRoute,
  path: '/leads/$list',
  params: { parse: ({ list }) => ({ list: list as LeadList }), stringify: ({ list }) => ({ list }) },
  validateSearch: listSearch,
  beforeLoad: ({ context, params }) => {
    beforeLoad({ context });
    requireList(params.list, context.gateFacts());
  },
  component: lazyRouteComponent(screens, 'LeadListPage'),
});

const snapshotRoute = createRoute({
  getParentRoute,
  path: '/leads/snapshot',
  beforeLoad,
  loader: async ({ context }) => {
    const { snapshotQuery } = await import('./snapshot-query.ts');
    void context.queryClient.prefetchQuery(snapshotQuery);
  },
  component: lazyRouteComponent(screens, 'SnapshotPage'),
});

const statsRoute = createRoute({
  getParentRoute,
  path: '/leads/stats',
  beforeLoad,
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery((await queries()).statsQuery);
  },
  component: lazyRouteComponent(screens, 'StatsPage'),
});

const lookupRoute = createRoute({
  getParentRoute,
  path: '/leads/lookup',
  validateSearch: lookupSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'LookupPage'),
});

const logRoute = createRoute({
  getParentRoute,
  path: '/leads/log',
  validateSearch: logSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'LeadsLogPage'),
});

const tasksRoute = createRoute({
  getParentRoute,
  path: '/leads/tasks',
  validateSearch: followUpSearch,
  beforeLoad,
  component: lazyRouteComponent(screens, 'FollowUpsPage'),
});

const addRoute = createRoute({
  getParentRoute,
  path: '/lead/add',
  beforeLoad: requireGate('addLead'),
  loader: async ({ context }) => context.queryClient.ensureQueryData((await queries()).choicesQuery),
  component: lazyRouteComponent(screens, 'AddLeadPage'),
});

const notFoundComponent = lazyRouteComponent(screens, 'LeadNotFoundPage');

const editRoute = createRoute({
  getParentRoute,
  path: '/lead/$id/edit',
  params: idPath,
  beforeLoad,
  loader: {
    handler: async ({ context, params }) => {
      const { choicesQuery, loadLead } = await queries();
      return Promise.all([
        loadLead(context.queryClient, params.id),
        context.queryClient.ensureQueryData(choicesQuery),
      ]);
    },
    // The form begins with the lead as it is now, not as at the last visit.
    staleReloadMode: 'blocking',
  },
  component: lazyRouteComponent(screens, 'EditLeadPage'),
  notFoundComponent,
});

/** The screens of the area; what other areas bring to the lead's page comes from the application. */
export function leadRoutes(leadTabs: readonly LeadTab[], leadCards: readonly LeadCard[]) {
  const viewRoute = createRoute({
    getParentRoute,
    path: '/lead/$id',
    params: idPath,
    validateSearch: leadSearch,
    context: () => ({ leadTabs, leadCards }),
    beforeLoad,
    loader: async ({ context, params }) => (await queries()).loadLead(context.queryClient, params.id),
    component: lazyRouteComponent(screens, 'LeadPage'),
    notFoundComponent,
  });
  return [
    allRoute,
    listRoute,
    snapshotRoute,
    statsRoute,
    lookupRoute,
    logRoute,
    tasksRoute,
    addRoute,
    viewRoute,
    editRoute,
  ] as const;
}

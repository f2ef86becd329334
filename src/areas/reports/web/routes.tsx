import { createRoute, notFound } from '@tanstack/react-router';
import type { GateFacts } from '#platform/shared/gates.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { GateClosed } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { readList } from '#platform/web/table/page-params.ts';
import type { ReportName } from '../rules/report.ts';
import { reportSearch, rowsSearch } from './search.ts';

const screens = () => import('./screens.ts');
// The area's API calls and its reports load with its screens, not with the frame.
const queries = () => import('./report-queries.ts');
const reports = () => import('../rules/reports.ts');

const reportPath = {
  parse: ({ report }: { report: string }) => ({ report: report as ReportName }),
  stringify: ({ report }: { report: ReportName }) => ({ report }),
};

/** An address that names no report shows the 404 page. */
async function requireReport(name: ReportName, facts: GateFacts | undefined): Promise<void> {
  const { REPORTS, whyReportClosed } = await reports();
  const report = REPORTS.find((each) => each.name === name);
  if (!report) throw notFound();
  const why = facts && whyReportClosed(report, facts);
  if (why) throw new GateClosed(why, facts);
}

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports',
  loader: async ({ context }) => {
    const { reportsQuery } = await queries();
    void context.queryClient.prefetchQuery(reportsQuery);
  },
  component: lazyRouteComponent(screens, 'ReportsPage'),
});

const reportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/$report',
  params: reportPath,
  validateSearch: reportSearch,
  beforeLoad: ({ context, params }) => requireReport(params.report, context.gateFacts()),
  loaderDeps: ({ search: { page, per_page, sort, reverse, saved, ...asked } }) => asked,
  // Nothing waits for this: the page shows its frame right away and keeps the previous figures.
  loader: async ({ context: { queryClient }, params, deps }) => {
    const [{ reportQuery }, { reportNamed }] = await Promise.all([queries(), reports()]);
    void queryClient.prefetchQuery(reportQuery(reportNamed(params.report), deps));
  },
  component: lazyRouteComponent(screens, 'ReportPage'),
});

const rowsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/$report/rows',
  params: reportPath,
  validateSearch: rowsSearch,
  beforeLoad: ({ context, params }) => requireReport(params.report, context.gateFacts()),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const [{ rowsQuery }, { reportNamed }] = await Promise.all([queries(), reports()]);
    void queryClient.prefetchInfiniteQuery(rowsQuery(reportNamed(params.report), deps, readList(deps)));
  },
  component: lazyRouteComponent(screens, 'RowsPage'),
});

export const reportRoutes = [listRoute, reportRoute, rowsRoute] as const;

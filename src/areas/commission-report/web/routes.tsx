import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { REPORT_SORTS } from '../rules.ts';
import { filterOf, reportParams } from './search.ts';

// The area's API calls load with its screen, not with the frame.
const queries = () => import('./report-queries.ts');

export const commissionReportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/commissions/expected',
  validateSearch: z.object({ ...reportParams, ...pageParams, ...sortParamsOf(REPORT_SORTS) }),
  beforeLoad: requireGate('admin'),
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps: search }) => {
    const { reportQuery } = await queries();
    const report = reportQuery(filterOf(search, officeToday()), readList(search));
    void context.queryClient.prefetchInfiniteQuery(report);
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'ExpectedPage'),
});

import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';

export const referralRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/referral_program',
  validateSearch: z.object({
    hidden: flagParam,
    // The dialog that asks what to print, and the winner whose video plays.
    print: flagParam,
    video: idParam,
    ...pageParams,
  }),
  loaderDeps: ({ search: { print, video, ...list } }) => list,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    // The area's API calls load with its screens, not with the frame.
    const { referralsQuery } = await import('./referral-queries.ts');
    void context.queryClient.prefetchInfiniteQuery(referralsQuery(deps.hidden ?? false, readList(deps)));
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'ReferralPage'),
});

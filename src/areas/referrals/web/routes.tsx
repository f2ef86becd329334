import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';

export const referralRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/referral_program',
  validateSearch: z.object({
    hidden: flagParam,
    // The dialog that asks what to print, and the winner whose film plays.
    print: flagParam,
    video: z.coerce.number().int().min(1).optional().catch(undefined),
    ...pageParams,
  }),
  loaderDeps: ({ search: { print, video, ...list } }) => list,
  // Nothing waits for it: the page shows its frame at once and keeps the rows of before.
  loader: async ({ context, deps }) => {
    // The calls of the area come with its screens, not with the frame.
    const { referralsQuery } = await import('./referral-queries.ts');
    void context.queryClient.prefetchInfiniteQuery(referralsQuery(deps.hidden ?? false, readList(deps)));
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'ReferralPage'),
});

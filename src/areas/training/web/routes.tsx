import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList } from '#platform/web/table/page-params.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./training-queries.ts');

const libraryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/training/{-$id}',
  validateSearch: z.object({
    query: textParam,
    // The fixed video beside the list; without it the default one.
    film: z.literal('welcome').optional().catch(undefined),
    ...pageParams,
  }),
  beforeLoad: requireGate('training'),
  loaderDeps: ({ search: { film, ...list } }) => list,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    const { videosQuery } = await queries();
    void context.queryClient.prefetchInfiniteQuery(videosQuery(deps.query ?? '', readList(deps)));
  },
  component: lazyRouteComponent(screens, 'TrainingPage'),
});

const upkeepRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/training',
  validateSearch: z.object({
    query: textParam,
    // The video whose dialog is open: its id, or `add`.
    video: dialogParam('add'),
    // The tag that is renamed.
    tag: idParam,
    ...pageParams,
  }),
  beforeLoad: requireGate('admin'),
  loaderDeps: ({ search: { video, tag, ...list } }) => list,
  loader: async ({ context, deps }) => {
    const { tagsQuery, videosQuery } = await queries();
    void context.queryClient.prefetchQuery(tagsQuery);
    // The table of tags, below, would jump when the one of the videos has its rows.
    await context.queryClient.prefetchInfiniteQuery(videosQuery(deps.query ?? '', readList(deps)));
  },
  component: lazyRouteComponent(screens, 'UpkeepPage'),
});

export const trainingRoutes = [libraryRoute, upkeepRoute] as const;

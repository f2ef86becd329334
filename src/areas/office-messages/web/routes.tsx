import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { MESSAGE_SORTS } from '../statuses.ts';

export const officeMessageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/office/message',
  validateSearch: z.object({
    // The message whose dialog is open: its id, or `create`.
    message: dialogParam('create'),
    // The message that is about to be deleted.
    remove: idParam,
    ...pageParams,
    ...sortParamsOf(MESSAGE_SORTS),
  }),
  beforeLoad: requireGate('admin'),
  loaderDeps: ({ search: { message, remove, ...list } }) => list,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: async ({ context, deps }) => {
    // The area's API calls load with its screens, not with the frame.
    const { messagesQuery } = await import('./message-queries.ts');
    void context.queryClient.prefetchInfiniteQuery(messagesQuery(readList(deps)));
  },
  component: lazyRouteComponent(() => import('./screens.ts'), 'MessagesPage'),
});

import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dialogParam, idParam } from '#platform/web/router/search-params.ts';
import { sortParams } from '#platform/web/table/page-params.ts';
import { TABLE_NAMES } from '../table-names.ts';
import { filesParam } from './files-address.ts';

const screens = () => import('./screens.ts');

const attachmentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/attachment',
  validateSearch: z.object({
    tableName: z.enum(TABLE_NAMES).optional().catch(undefined),
    id: idParam,
    customerId: idParam,
  }),
  // The panel opens over the page of its record.
  beforeLoad: async ({ search: { tableName = 'customer', id, customerId } }) => {
    const recordId = id ?? (tableName === 'customer' ? customerId : undefined);
    if (recordId === undefined) return;
    const owner = tableName === 'customer' ? recordId : (customerId ?? 0);
    const files = { tableName, recordId, customerId: owner };
    const { placeOf } = await import('./record-place.ts');
    const { to, search } = placeOf(files);
    throw redirect({ to, search: { ...search, files: filesParam(files) }, replace: true });
  },
  component: lazyRouteComponent(screens, 'AttachmentPage'),
});

const typesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/attachment-types',
  validateSearch: z.object({
    // The type whose dialog is open: its id, or `add`.
    type: dialogParam('add'),
    ...sortParams,
  }),
  beforeLoad: requireGate('admin'),
  loader: async ({ context }) => {
    // The area's API calls load with its screens, not with the frame.
    const { typesQuery } = await import('./attachment-queries.ts');
    void context.queryClient.prefetchQuery(typesQuery);
  },
  component: lazyRouteComponent(screens, 'TypesPage'),
});

export const attachmentRoutes = [attachmentRoute, typesRoute] as const;

import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

const screens = () => import('./screens.ts');
const beforeLoad = requireGate('admin');
const kind = z.enum(['emailBlast', 'customLetter']).optional().catch(undefined);

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/templates',
  validateSearch: z.object({ kind, ...pageParams }),
  beforeLoad,
  component: lazyRouteComponent(screens, 'TemplatesPage'),
});

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/templates/add',
  validateSearch: z.object({ kind }),
  beforeLoad,
  component: lazyRouteComponent(screens, 'AddTemplatePage'),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/templates/$id',
  params: idPath,
  validateSearch: z.object(pageParams),
  beforeLoad,
  loader: async ({ context, params }) => {
    // The area's API calls load with its screens, not with the frame.
    const { loadTemplate } = await import('./template-queries.ts');
    return loadTemplate(context.queryClient, params.id);
  },
  component: lazyRouteComponent(screens, 'EditTemplatePage'),
  notFoundComponent: lazyRouteComponent(screens, 'TemplateNotFoundPage'),
});

export const templateRoutes = [listRoute, addRoute, editRoute] as const;

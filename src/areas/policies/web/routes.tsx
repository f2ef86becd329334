import { createRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { pageParams } from '#platform/web/table/page-params.ts';
import type { PolicyAction } from './policy-action.ts';
import type { PolicyStep } from './policy-step.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./policy-queries.ts');
const notFoundComponent = lazyRouteComponent(screens, 'PolicyNotFoundPage');

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$id/policy/add',
  params: idPath,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { loadChoices, loadOwner } = await queries();
    return Promise.all([loadOwner(queryClient, id), loadChoices(queryClient)]);
  },
  component: lazyRouteComponent(screens, 'AddPolicyPage'),
  notFoundComponent,
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/policy/$id/edit',
  params: idPath,
  loader: {
    handler: async ({ context: { queryClient }, params: { id } }) => {
      const { loadChoices, loadPolicy } = await queries();
      return Promise.all([loadPolicy(queryClient, id), loadChoices(queryClient)]);
    },
    // The form begins with the policy as it is now, not as at the last visit.
    staleReloadMode: 'blocking',
  },
  component: lazyRouteComponent(screens, 'EditPolicyPage'),
  notFoundComponent,
});

const renewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/policy/$id/renew',
  params: idPath,
  loader: {
    handler: async ({ context: { queryClient }, params: { id } }) => {
      const { loadChoices, loadPolicy } = await queries();
      const [policy] = await Promise.all([loadPolicy(queryClient, id), loadChoices(queryClient)]);
      return policy;
    },
    // The next term is proposed from the old one as it is now, not as at the last visit.
    staleReloadMode: 'blocking',
  },
  component: lazyRouteComponent(screens, 'RenewPolicyPage'),
  notFoundComponent,
});

/** The screens of the area; what other areas do with a policy comes from the application. */
export function policyRoutes(actions: readonly PolicyAction[], step: PolicyStep) {
  const viewRoute = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/policy/$id',
    params: idPath,
    // The dialog that is open, and the page of the log.
    validateSearch: z.object({ open: z.enum(['cancel', 'move']).optional().catch(undefined), ...pageParams }),
    context: () => ({ policyActions: actions, policyStep: step }),
    loader: async ({ context, params }) => (await queries()).loadPolicy(context.queryClient, params.id),
    component: lazyRouteComponent(screens, 'PolicyPage'),
    notFoundComponent,
  });
  return [addRoute, viewRoute, editRoute, renewRoute] as const;
}

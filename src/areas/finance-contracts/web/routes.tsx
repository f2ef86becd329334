import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./contract-queries.ts');
const notFoundComponent = lazyRouteComponent(screens, 'ContractNotFoundPage');

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$id/finance/add',
  params: idPath,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { loadChoices, loadOwner } = await queries();
    await loadOwner(queryClient, id);
    return loadChoices(queryClient, id);
  },
  component: lazyRouteComponent(screens, 'AddContractPage'),
  notFoundComponent,
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/finance/$id/edit',
  params: idPath,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { loadChoices, loadContract } = await queries();
    const { customerID } = await loadContract(queryClient, id);
    return loadChoices(queryClient, customerID);
  },
  component: lazyRouteComponent(screens, 'EditContractPage'),
  notFoundComponent,
});

export const financeContractRoutes = [addRoute, editRoute] as const;

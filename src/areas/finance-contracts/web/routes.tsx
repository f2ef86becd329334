import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { idParam, idsParam } from '#platform/web/router/search-params.ts';
import { OPEN_DIALOGS } from './view/open-dialogs.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./contract-queries.ts');
const formQueries = () => import('./form-queries.ts');
const notFoundComponent = lazyRouteComponent(screens, 'ContractNotFoundPage');

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$id/finance/add',
  params: idPath,
  // What the form begins with: whoever finances policies comes with them and with the company.
  validateSearch: z.object({ company: idParam, policies: idsParam }),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { loadChoices, loadOwner } = await formQueries();
    await loadOwner(queryClient, id);
    return loadChoices(queryClient, id);
  },
  component: lazyRouteComponent(screens, 'AddContractPage'),
  notFoundComponent,
});

const viewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/finance/$id',
  params: idPath,
  // The dialog that is open.
  validateSearch: z.object({ open: z.enum(OPEN_DIALOGS).optional().catch(undefined) }),
  loader: async ({ context, params }) => (await queries()).loadContract(context.queryClient, params.id),
  // As large as the others together, so the tab does not wait for it.
  component: lazyRouteComponent(() => import('./view/contract-page.tsx'), 'ContractPage'),
  notFoundComponent,
});

/** The old address of a contract. With a customer alone it opens their contracts; with neither it asks. */
const oldRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/financeContract',
  validateSearch: z.object({ id: idParam, financeId: idParam, customerId: idParam }),
  beforeLoad: ({ search: { id, financeId = id, customerId } }) => {
    if (financeId !== undefined)
      throw redirect({ to: '/finance/$id', params: { id: financeId }, replace: true });
    if (customerId !== undefined)
      throw redirect({
        to: '/customer/$id',
        params: { id: customerId },
        search: { tab: 'finance' },
        replace: true,
      });
  },
  component: lazyRouteComponent(() => import('./choose-customer-page.tsx'), 'ChooseCustomerPage'),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/finance/$id/edit',
  params: idPath,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [{ loadChoices }, { loadContract }] = await Promise.all([formQueries(), queries()]);
    const { customerID } = await loadContract(queryClient, id);
    return loadChoices(queryClient, customerID);
  },
  component: lazyRouteComponent(screens, 'EditContractPage'),
  notFoundComponent,
});

export const financeContractRoutes = [addRoute, viewRoute, editRoute, oldRoute] as const;

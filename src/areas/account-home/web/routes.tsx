import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { BILLING_STATES } from '#areas/account-billing/statuses.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { requireGate } from '#platform/web/gates/require-gate.ts';
import { pathId } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam, idParam } from '#platform/web/router/search-params.ts';
import { namedListParams, pageParams } from '#platform/web/table/page-params.ts';
import { DIALOGS, type DialogName } from '../statuses.ts';

const screens = () => import('./screens.ts');
const backOffice = requireGate('backOffice');

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/backoffice/view/$account',
  params: pathId('account'),
  validateSearch: z.object({
    // The dialog that is open, the row that it is about, and whether it only shows.
    open: z.enum(DIALOGS).optional().catch(undefined),
    id: idParam,
    view: flagParam,
    // The add-on that the form to apply one begins with.
    addOn: idParam,
    // Of the billing rows.
    ...pageParams,
    state: z.enum(BILLING_STATES).optional().catch(undefined),
    // Of the other lists.
    ...namedListParams('discounts'),
    ...namedListParams('conversions'),
    ...namedListParams('syncs'),
    ...namedListParams('history'),
  }),
  beforeLoad: backOffice,
  loader: async ({ context, params }) => {
    // The area's API calls load with its screens, not with the frame.
    const { loadAccount } = await screens();
    return loadAccount(context.queryClient, params.account);
  },
  component: lazyRouteComponent(screens, 'AccountPage'),
  notFoundComponent: lazyRouteComponent(screens, 'AccountNotFoundPage'),
});

/** Opens a dialog over the home of the account that the address names, or asks for the account. */
const opens = (open: DialogName) => ({
  validateSearch: z.object({ account: idParam, masterId: idParam, id: idParam, view: flagParam }),
  beforeLoad: ({
    context,
    search: { account, masterId, ...rest },
  }: {
    context: Parameters<typeof backOffice>[0]['context'];
    search: { account?: number; masterId?: number; id?: number; view?: true };
  }) => {
    backOffice({ context });
    const named = account ?? masterId;
    if (named === undefined) return;
    throw redirect({
      to: '/admin/backoffice/view/$account',
      params: { account: named },
      search: { ...rest, open },
      replace: true,
    });
  },
  component: lazyRouteComponent(() => import('./account-choice-page.tsx'), 'AccountChoicePage'),
});

const addOnRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/addOn', ...opens('addOn') });
const paymentMethodRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/paymentMethod',
  ...opens('paymentMethod'),
});
const billNowRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/billNow',
  ...opens('billNow'),
});
const checkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checkNumber',
  ...opens('checkNumber'),
});
const buzzRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/agencyBuzz',
  ...opens('agencyBuzz'),
});

export const accountHomeRoutes = [
  homeRoute,
  addOnRoute,
  paymentMethodRoute,
  billNowRoute,
  checkRoute,
  buzzRoute,
] as const;

import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { idPath } from '#platform/web/router/path-params.ts';
import { signedInRoute } from '#platform/web/router/root-route.ts';
import { dayParam, flagParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { METHODS, RECEIPT_SORTS, STATUSES } from '../statuses.ts';

const screens = () => import('./screens.ts');
// The area's API calls load with its screens, not with the frame.
const queries = () => import('./receipt-queries.ts');
const notFoundComponent = lazyRouteComponent(screens, 'ReceiptNotFoundPage');

const paymentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$id/payment',
  params: idPath,
  // What is paid, in the words of old links (payment-link.ts). What else one brings along stays in the address.
  validateSearch: z.looseObject({
    items: textParam,
    financeAmount: textParam,
    entryType: textParam,
    paymentAppendage: textParam,
    isFinancePayment: textParam,
    isProcessDownPayment: textParam,
    isAdditionalPremium: textParam,
    payoff: textParam,
  }),
  loader: {
    handler: async ({ context: { queryClient }, params }) => {
      const { choicesQuery, loadBalances } = await queries();
      return Promise.all([loadBalances(queryClient, params.id), queryClient.ensureQueryData(choicesQuery)]);
    },
    // The form begins with what is owed now, not with what was owed when a link to it had the focus.
    staleReloadMode: 'blocking',
  },
  component: lazyRouteComponent(screens, 'PaymentPage'),
  notFoundComponent: lazyRouteComponent(screens, 'PaymentNotFoundPage'),
});

/** What an old link knows of a receipt: it leads to the receipt itself. */
const numberRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/customer/$customer/receipt/$office/$number',
  loader: async ({ params: { customer, office, number } }) => {
    const { findByNumber } = await queries();
    const id = await findByNumber(Number(customer), Number(office), Number(number));
    throw redirect({ to: '/receipt/$id', params: { id }, search: true, replace: true });
  },
  notFoundComponent,
});

const receiptRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/receipt/$id',
  params: idPath,
  // Just taken: the change is shown large, and Print has the focus.
  validateSearch: z.object({ taken: flagParam }),
  loader: async ({ context, params }) => (await queries()).loadReceipt(context.queryClient, params.id),
  component: lazyRouteComponent(screens, 'ReceiptPage'),
  notFoundComponent,
});

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/receipts',
  validateSearch: z.object({
    number: idParam,
    office: idParam,
    from: dayParam,
    to: dayParam,
    method: z.enum(METHODS).optional().catch(undefined),
    person: idParam,
    status: z.enum(STATUSES).optional().catch(undefined),
    ...pageParams,
    ...sortParamsOf(RECEIPT_SORTS),
  }),
  loaderDeps: ({ search }) => search,
  // Nothing waits for this: the page shows its frame right away and keeps the previous rows.
  loader: ({ context, deps: { page, per_page, sort, reverse, ...filter } }) => {
    const request = readList({ page, per_page, sort, reverse });
    void queries().then(({ receiptsQuery }) =>
      context.queryClient.prefetchInfiniteQuery(receiptsQuery(filter, request)),
    );
  },
  component: lazyRouteComponent(screens, 'ReceiptsPage'),
});

export const receiptRoutes = [paymentRoute, numberRoute, receiptRoute, listRoute] as const;

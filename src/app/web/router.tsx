import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { addOnRoutes } from '#areas/account-add-ons/web/public.ts';
import { accountHomeRoutes } from '#areas/account-home/web/public.ts';
import { signUpRoute } from '#areas/account-sign-up/web/public.ts';
import { accountRoutes } from '#areas/accounts/web/public.ts';
import { agencyRoutes } from '#areas/agency/web/public.ts';
import { agencyTokensRoute, apiTokensRoute } from '#areas/api-tokens/web/public.ts';
import { attachmentRoutes } from '#areas/attachments/web/public.ts';
import { bringInRoutes } from '#areas/bring-in/web/public.ts';
import { changeLogRoute } from '#areas/change-log/web/public.ts';
import { commissionImportRoutes } from '#areas/commission-imports/web/public.ts';
import { commissionReportRoute } from '#areas/commission-report/web/public.ts';
import { commissionStatementRoutes } from '#areas/commission-statements/web/public.ts';
import { commissionRoutes } from '#areas/commissions/web/public.ts';
import { companyRoutes } from '#areas/companies/web/public.ts';
import { customerRoutes } from '#areas/customers/web/public.ts';
import { emailRoute } from '#areas/email/web/public.ts';
import { employeeRoutes } from '#areas/employees/web/public.ts';
import { eodRoute } from '#areas/end-of-day/web/public.ts';
import { fileLockerRoutes } from '#areas/file-locker/web/public.ts';
import { financeContractRoutes } from '#areas/finance-contracts/web/public.ts';
import { financeRequestsRoute } from '#areas/finance-gateway/web/public.ts';
import { formRoutes } from '#areas/forms/web/public.ts';
import { leadRoutes } from '#areas/leads/web/public.ts';
import { marketPlaceRoute } from '#areas/market-place/web/public.ts';
import { officeMessageRoute } from '#areas/office-messages/web/public.ts';
import { officeRoutes } from '#areas/offices/web/public.ts';
import { pettyCashRoute } from '#areas/petty-cash/web/public.ts';
import { policyRoutes } from '#areas/policies/web/public.ts';
import { raterRoutes } from '#areas/rater/web/public.ts';
import { customerStep, owedFact, policyStep, receiptRoutes } from '#areas/receipts/web/public.ts';
import { referralRoute } from '#areas/referrals/web/public.ts';
import { reportRoutes } from '#areas/reports/web/public.ts';
import { rolodexRoute } from '#areas/rolodex/web/public.ts';
import { heldSession, sessionRoutes, settingsRoute, signOutRoute } from '#areas/session/web/public.ts';
import { signRoute } from '#areas/signatures/web/public.ts';
import { takeOutRoute } from '#areas/take-out/web/public.ts';
import { taskRoutes } from '#areas/tasks/web/public.ts';
import { telephonyRoute } from '#areas/telephony/web/public.ts';
import { templateRoutes } from '#areas/templates/web/public.ts';
import { hoursRoute } from '#areas/time-clock/web/public.ts';
import { trainingRoutes } from '#areas/training/web/public.ts';
import { webhooksRoute } from '#areas/webhooks/web/public.ts';
import { welcomeRoute } from '#areas/welcome/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { ErrorPage } from '#platform/web/router/error-page.tsx';
import { NotFoundPage } from '#platform/web/router/not-found-page.tsx';
import { PendingPage } from '#platform/web/router/pending-page.tsx';
import {
  type RouterContext,
  rootRoute,
  signedInRoute,
  windowRoute,
} from '#platform/web/router/root-route.ts';
import { flagParam, parseSearch, stringifySearch } from '#platform/web/router/search-params.ts';
import { StandaloneErrorPage } from '#platform/web/router/standalone-error-page.tsx';
import { commissionSlots } from './commission-slots.ts';
import { customerTabs, phoneActions, policyActions, quoteActions, taskActions } from './customer-tabs.ts';
import { leadCards, leadTabs } from './lead-tabs.ts';
import { Shell } from './shell/shell.tsx';
import { unknownRoute } from './unknown-route.tsx';

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  validateSearch: z.object({ tour: flagParam }),
  beforeLoad: ({ context }) => {
    // After a release everybody reads once what it brings.
    if (heldSession(context.queryClient)?.release.isNew) throw redirect({ to: '/welcome', replace: true });
  },
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
});

rootRoute.update({ errorComponent: StandaloneErrorPage });
signedInRoute.update({ component: Shell, errorComponent: StandaloneErrorPage });
windowRoute.update({ errorComponent: StandaloneErrorPage });

/** Every screen, area by area. */
const routeTree = rootRoute.addChildren([
  ...sessionRoutes,
  signRoute,
  signedInRoute.addChildren([
    homeRoute,
    marketPlaceRoute,
    settingsRoute,
    agencyTokensRoute,
    apiTokensRoute,
    signOutRoute,
    welcomeRoute,
    ...agencyRoutes,
    ...customerRoutes(customerTabs, phoneActions, customerStep, owedFact),
    ...employeeRoutes,
    ...accountRoutes,
    ...accountHomeRoutes,
    ...addOnRoutes,
    signUpRoute,
    ...officeRoutes,
    ...companyRoutes,
    ...commissionRoutes(commissionSlots),
    ...commissionImportRoutes,
    ...commissionStatementRoutes,
    commissionReportRoute,
    ...reportRoutes,
    rolodexRoute,
    referralRoute,
    ...policyRoutes(policyActions, policyStep),
    ...raterRoutes(quoteActions),
    ...receiptRoutes,
    pettyCashRoute,
    hoursRoute,
    eodRoute,
    ...financeContractRoutes,
    financeRequestsRoute,
    ...leadRoutes(leadTabs, leadCards),
    ...attachmentRoutes,
    ...fileLockerRoutes,
    ...formRoutes,
    emailRoute,
    ...templateRoutes,
    officeMessageRoute,
    ...trainingRoutes,
    changeLogRoute(async () => (await import('../log-book.ts')).LOG_BOOK),
    takeOutRoute,
    ...bringInRoutes,
    ...taskRoutes(taskActions),
    webhooksRoute,
  ]),
  windowRoute.addChildren([telephonyRoute]),
  unknownRoute,
]);

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides how old is too old.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

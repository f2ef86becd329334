import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { customerRoutes } from '#areas/customers/web/public.ts';
import { sessionRoutes, settingsRoute } from '#areas/session/web/public.ts';
import { ErrorPage } from '#platform/web/router/error-page.tsx';
import { NotFoundPage } from '#platform/web/router/not-found-page.tsx';
import { PendingPage } from '#platform/web/router/pending-page.tsx';
import { type RouterContext, rootRoute, signedInRoute } from '#platform/web/router/root-route.ts';
import { parseSearch, stringifySearch } from '#platform/web/router/search-params.ts';
import { StandaloneErrorPage } from '#platform/web/router/standalone-error-page.tsx';
import { customerTabs } from './customer-tabs.ts';
import { Shell } from './shell/shell.tsx';

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
});

rootRoute.update({ errorComponent: StandaloneErrorPage });
signedInRoute.update({ component: Shell, errorComponent: StandaloneErrorPage });

/** Every screen, area by area. */
const routeTree = rootRoute.addChildren([
  ...sessionRoutes,
  signedInRoute.addChildren([homeRoute, settingsRoute, ...customerRoutes(customerTabs)]),
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

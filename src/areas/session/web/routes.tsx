import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { rootRoute, signedInRoute } from '#platform/web/router/root-route.ts';
import { flagParam, textParam } from '#platform/web/router/search-params.ts';
import { StandaloneErrorPage } from '#platform/web/router/standalone-error-page.tsx';
import { safeReturnPath } from '../rules.ts';
import { profileQuery, signInPageQuery } from './session-queries.ts';

const screens = () => import('./screens.ts');
const signInScreens = () => import('./sign-in-screens.ts');

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  validateSearch: z.object({ returnUrl: textParam }),
  beforeLoad: async ({ context, search }) => {
    if (!(await context.isSignedIn())) return;
    throw redirect({ href: safeReturnPath(search.returnUrl), replace: true });
  },
  // The form must show even when this call fails, so nothing waits for its success.
  loader: ({ context }) => context.queryClient.prefetchQuery(signInPageQuery),
  component: lazyRouteComponent(signInScreens, 'SignInPage'),
  errorComponent: StandaloneErrorPage,
});

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/forgot',
  component: lazyRouteComponent(signInScreens, 'ForgotPage'),
  errorComponent: StandaloneErrorPage,
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/reset',
  validateSearch: z.object({ token: textParam, invited: flagParam }),
  component: lazyRouteComponent(signInScreens, 'ResetPage'),
  errorComponent: StandaloneErrorPage,
});

export const sessionRoutes = [signInRoute, forgotRoute, resetRoute] as const;

export const signOutRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/auth/logout',
  component: lazyRouteComponent(screens, 'SignOutPage'),
});

export const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  // Editing minute-old data is how conflicts begin.
  loader: ({ context }) => context.queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }),
  component: lazyRouteComponent(screens, 'SettingsPage'),
});

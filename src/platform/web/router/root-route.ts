import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { z } from 'zod';
import type { GateFacts } from '#platform/shared/gates.ts';
import { toServer } from '../connection/to-server.ts';
import { flagParam } from './search-params.ts';

export interface RouterContext {
  queryClient: QueryClient;
  /** Asks the server when it is not known yet; fails when the server cannot be asked. */
  isSignedIn(): Promise<boolean>;
  /** What the gates ask of whoever is signed in. */
  gateFacts(): GateFacts | undefined;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: z.object({ hideHeader: flagParam }),
  // Without a connection the screen that is open stays, whatever is clicked, and the next one comes once there is one.
  beforeLoad: () => toServer.back(),
  pendingMs: Number.POSITIVE_INFINITY,
  // A screen that is embedded without the header stays so when its links are followed.
  search: { middlewares: [retainSearchParams(['hideHeader'])] },
});

export interface Arrival {
  context: RouterContext;
  location: { href: string };
}

async function requireSignIn({ context, location }: Arrival): Promise<void> {
  if (await context.isSignedIn()) return;
  throw redirect({ to: '/auth/login', search: signInSearch(location.href), replace: true });
}

/** Parent of every signed-in screen. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSignIn,
});

/** Parent of the signed-in screens that open in a window of their own, without the frame. */
export const windowRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'window',
  beforeLoad: requireSignIn,
});

export function signInSearch(returnUrl: string): { returnUrl?: string } {
  return returnUrl === '/' ? {} : { returnUrl };
}

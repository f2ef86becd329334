import type { SessionPlace } from '#areas/session/web/public.ts';
import { signInSearch } from '#platform/web/router/root-route.ts';
import type { AppRouter } from './router.tsx';

/** Lets the session move the person about. The router comes late: it needs the session for its guards. */
export function sessionPlace(router: () => AppRouter): SessionPlace {
  return {
    currentPath: () => router().state.location.href,
    openSignIn: (returnUrl) =>
      new Promise((resolve) => {
        const stop = router().subscribe('onRendered', () => {
          stop();
          resolve();
        });
        void router().navigate({ to: '/auth/login', search: signInSearch(returnUrl ?? '/'), replace: true });
      }),
    recheck: () => void router().invalidate(),
    restart: () => window.location.replace('/'),
  };
}

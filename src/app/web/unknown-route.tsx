import { createRoute } from '@tanstack/react-router';
import { useSessionOrNone } from '#areas/session/web/public.ts';
import { NotFoundPage } from '#platform/web/router/not-found-page.tsx';
import { rootRoute } from '#platform/web/router/root-route.ts';
import { Shell } from './shell/shell.tsx';

/** An address that no screen has: whoever is signed in keeps the frame, and with it the way to every screen. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  // The frame shows whose it is.
  beforeLoad: async ({ context }) => {
    await context.isSignedIn();
  },
  component: UnknownPage,
});

function UnknownPage() {
  const isSignedIn = useSessionOrNone() !== undefined;
  return isSignedIn ? (
    <Shell>
      <NotFoundPage />
    </Shell>
  ) : (
    <main>
      <NotFoundPage />
    </main>
  );
}

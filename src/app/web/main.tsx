import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/nprogress/styles.layer.css';
import '#platform/web/theme/base.css';
import '#platform/web/theme/print.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createSessionKeeper, heldSession } from '#areas/session/web/public.ts';
import { isBusy, isPassing } from '#platform/web/api/call-error.ts';
import { FreshQueryClient } from '#platform/web/api/fresh-query-client.ts';
import { setSessionKeeper } from '#platform/web/api/session-keeper.ts';
import { toServer, watchConnection } from '#platform/web/connection/to-server.ts';
import { dropFirstFrame } from '#platform/web/frame/first-frame.ts';
import { App } from './app.tsx';
import { openHashAddresses } from './open-hash-address.ts';
import { createRoot } from './react-root.ts';
import { createAppRouter } from './router.tsx';
import { sessionPlace } from './session-place.ts';

// A task of its own: the modules of the frame have just been one.
setTimeout(begin);

function begin(): void {
  watchConnection();
  onlineManager.setEventListener((setOnline) => toServer.subscribe(() => setOnline(!toServer.isLost)));

  const queryClient = new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error) && !isBusy(error),
        retryDelay: (failures) => 300 * 2 ** failures,
      },
    },
  });
  const keeper = createSessionKeeper(
    queryClient,
    sessionPlace(() => router),
  );
  setSessionKeeper(keeper);
  openHashAddresses((href) => void router.navigate({ href, replace: true }));
  const router = createAppRouter({
    queryClient,
    isSignedIn: keeper.isSignedIn,
    gateFacts: () => heldSession(queryClient),
  });
  router.subscribe('onRendered', dropFirstFrame);

  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no root element.');
  const root = createRoot(place);
  // Drawn in small steps; otherwise React draws all of it in one go.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} keeper={keeper} router={router} />
      </StrictMode>,
    ),
  );
}

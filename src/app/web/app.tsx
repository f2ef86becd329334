import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type Keeper, SessionProvider } from '#areas/session/web/public.ts';
import { ConnectionNotice } from '#platform/web/connection/connection-notice.tsx';
import { LoadingBar } from './loading-bar.tsx';
import type { AppRouter } from './router.tsx';
import { ThemeProvider } from './theme-provider.tsx';
import { Toasts } from './toasts.tsx';

interface AppProps {
  queryClient: QueryClient;
  keeper: Keeper;
  router: AppRouter;
}

export function App({ queryClient, keeper, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <LoadingBar />
        <Toasts />
        <ConnectionNotice />
        <SessionProvider keeper={keeper}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

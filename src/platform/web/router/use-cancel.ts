import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Back to where the person came from; a page opened by its address has no such place and goes to `home`. */
export function useCancel(home: () => unknown): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void home();
  };
}

import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';

const ToastStack = lazyPiece(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Where toasts appear. What shows them is loaded with the first one, not with the frame. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && notifications.length > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}

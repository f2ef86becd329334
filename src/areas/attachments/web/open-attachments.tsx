import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

const AttachmentsDialog = lazyRouteComponent(() => import('./screens.ts'), 'AttachmentsDialog');

/** Stands once in the frame of all pages. */
export function OpenAttachments() {
  const isAsked = useLocation({ select: ({ search }) => 'files' in search });
  return (
    isAsked && (
      <Suspense>
        <AttachmentsDialog />
      </Suspense>
    )
  );
}

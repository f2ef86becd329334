import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

const QuoteDialogs = lazyRouteComponent(() => import('./screens.ts'), 'QuoteDialogs');

/** Stands once in the frame of all pages: a quote is asked for over whatever page is open. */
export function OpenQuotes() {
  const isAsked = useLocation({ select: ({ search }) => 'finance' in search });
  return (
    isAsked && (
      <Suspense>
        <QuoteDialogs />
      </Suspense>
    )
  );
}

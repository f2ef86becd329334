import { useEffect } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { NotFoundPage } from '#platform/web/router/not-found-page.tsx';
import { PendingPage } from '#platform/web/router/pending-page.tsx';

/** The marketplace is an outside site: the agency's configuration says where, and without that there is none. */
export function MarketPlacePage() {
  const { marketPlace } = useSession().whiteLabel.links;
  useEffect(() => {
    if (marketPlace) window.location.replace(marketPlace);
  }, [marketPlace]);
  return marketPlace ? <PendingPage /> : <NotFoundPage />;
}

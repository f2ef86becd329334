import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

// Apart from the screens of the area: the pages of leads and customers show these and none of those.
const cards = () => import('./quotes-card.tsx');

export const CustomerQuotesCard = lazyRouteComponent(cards, 'CustomerQuotesCard');
export const LeadQuotesCard = lazyRouteComponent(cards, 'LeadQuotesCard');

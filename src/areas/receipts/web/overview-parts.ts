import type { OverviewParts } from '#areas/customers/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

const standing = () => import('./standing.ts');

/** What the overview of a customer shows of policies and money. */
export const standingParts: OverviewParts = {
  figures: lazyRouteComponent(standing, 'StandingFigures'),
  cards: lazyRouteComponent(standing, 'StandingCards'),
};

/** What every tab of a customer shows of them. */
export const owedFact = lazyRouteComponent(standing, 'OwedFact');
export const policiesCount = lazyRouteComponent(standing, 'PoliciesCount');

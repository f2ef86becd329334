import { lazyRouteComponent } from '@tanstack/react-router';
import type { OverviewParts } from '#areas/customers/web/public.ts';

const standing = () => import('./standing.ts');

/** What the overview of a customer shows of policies and money. */
export const standingParts: OverviewParts = {
  figures: lazyRouteComponent(standing, 'StandingFigures'),
  cards: lazyRouteComponent(standing, 'StandingCards'),
};

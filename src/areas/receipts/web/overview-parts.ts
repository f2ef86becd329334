import { lazyRouteComponent } from '@tanstack/react-router';
import type { OverviewParts } from '#areas/customers/web/public.ts';

const screens = () => import('./screens.ts');

/** What the overview of a customer shows of policies and money. */
export const standingParts: OverviewParts = {
  figures: lazyRouteComponent(screens, 'StandingFigures'),
  cards: lazyRouteComponent(screens, 'StandingCards'),
};

import { lazy } from 'react';

/** A card of Home that comes when somebody scrolls to it. */
export const LeadsByStatusCard = lazy(async () => ({
  default: (await import('./leads-by-status-card.tsx')).LeadsByStatusCard,
}));

import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';

/** A card of Home that comes when somebody scrolls to it. */
export const LeadsByStatusCard = lazyPiece(async () => ({
  default: (await import('./leads-by-status-card.tsx')).LeadsByStatusCard,
}));

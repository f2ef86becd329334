import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';

/** Cards of Home that come when somebody scrolls to them. */
export const RenewalsCard = lazyPiece(async () => ({
  default: (await import('./renewals-card.tsx')).RenewalsCard,
}));
export const FinanceDueCard = lazyPiece(async () => ({
  default: (await import('./finance-due-card.tsx')).FinanceDueCard,
}));

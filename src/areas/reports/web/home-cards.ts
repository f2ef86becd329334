import { lazy } from 'react';

/** Cards of Home that come when somebody scrolls to them. */
export const RenewalsCard = lazy(async () => ({
  default: (await import('./renewals-card.tsx')).RenewalsCard,
}));
export const FinanceDueCard = lazy(async () => ({
  default: (await import('./finance-due-card.tsx')).FinanceDueCard,
}));

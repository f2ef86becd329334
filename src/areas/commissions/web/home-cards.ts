import { lazy } from 'react';

export const StatesCard = lazy(async () => ({ default: (await import('./states-card.tsx')).StatesCard }));

export const PendingFigure = lazy(async () => ({
  default: (await import('./pending-figure.tsx')).PendingFigure,
}));

import { lazy } from 'react';

export const WrittenCard = lazy(async () => ({ default: (await import('./written-card.tsx')).WrittenCard }));

export const WrittenFigure = lazy(async () => ({
  default: (await import('./written-figure.tsx')).WrittenFigure,
}));

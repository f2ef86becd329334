import { lazy } from 'react';

export const OfficeCard = lazy(async () => ({ default: (await import('./office-card.tsx')).OfficeCard }));

import { lazy } from 'react';

export const MyHoursCard = lazy(async () => ({ default: (await import('./my-hours-card.tsx')).MyHoursCard }));

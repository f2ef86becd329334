import { lazy } from 'react';

export const ReceiptsByDayCard = lazy(async () => ({
  default: (await import('./receipts-by-day-card.tsx')).ReceiptsByDayCard,
}));

export const ReceiptsTodayCard = lazy(async () => ({
  default: (await import('./receipts-today-card.tsx')).ReceiptsTodayCard,
}));

export { receiptsTab } from './customer-tab.ts';
export { ReceiptsByDayCard, ReceiptsTodayCard } from './home-cards.ts';
export { standingParts } from './overview-parts.ts';
export { ReceiptsTodayFigure } from './receipts-today-figure.tsx';
export { receiptRoutes } from './routes.tsx';

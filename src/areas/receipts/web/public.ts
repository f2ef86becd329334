export { receiptsTab } from './customer-tab.ts';
export { ReceiptsTodayCard } from './receipts-today-card.tsx';
export { receiptRoutes } from './routes.tsx';

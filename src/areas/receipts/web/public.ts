export { receiptsTab } from './customer-tab.ts';
export { customerStep, policyStep } from './next-steps.ts';
export { owedFact, policiesCount, standingParts } from './overview-parts.ts';
export { receiptActions } from './palette-actions.ts';
export { ReceiptsByDayCard } from './receipts-by-day-card.tsx';
export { ReceiptsTodayCard } from './receipts-today-card.tsx';
export { ReceiptsTodayFigure } from './receipts-today-figure.tsx';
export { receiptRoutes } from './routes.tsx';

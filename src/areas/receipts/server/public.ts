export { listPaymentsOf } from './contract-payments.ts';
export type { AskedPayment, Financing } from './financing.ts';
export type { ReceiptFollower } from './receipt-follower.ts';
export { receiptRoutes } from './routes.ts';

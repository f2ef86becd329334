export { sumPaid } from './balance-store.ts';
export { listPaymentsOf } from './contract-payments.ts';
export { type DayReceipt, listDayReceipts } from './day-receipts.ts';
export type { AskedPayment, Financing } from './financing.ts';
export { RECEIPTS_OF_CUSTOMER } from './merged-customers.ts';
export type { NewLine, NewReceipt, ReceiptFollower, ReceiptWork } from './receipt-follower.ts';
export { receiptRoutes } from './routes.ts';

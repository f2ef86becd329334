export type { ReceiptFollower } from './receipt-follower.ts';
export { receiptRoutes } from './routes.ts';

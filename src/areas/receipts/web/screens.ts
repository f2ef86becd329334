// One module, so that the screens of the area make one chunk.
export { PaymentNotFoundPage } from './payment-not-found-page.tsx';
export { PaymentPage } from './payment-page.tsx';
export { ReceiptNotFoundPage } from './receipt-not-found-page.tsx';
export { loadActions } from './receipt-offers.ts';
export { ReceiptPage } from './receipt-page.tsx';
export { ReceiptsPage } from './receipts-page.tsx';
export { ReceiptsTab } from './receipts-tab.tsx';

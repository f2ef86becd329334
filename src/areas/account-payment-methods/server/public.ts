export { PAYMENT_METHOD_LOG } from '../log.ts';
export { findPaymentMethod, listPaymentMethods } from './method-of.ts';
export { paymentMethodRoutes } from './routes.ts';
export { sealedNumber } from './store.ts';

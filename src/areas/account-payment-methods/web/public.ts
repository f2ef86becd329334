export { methodsQuery } from './method-queries.ts';
export { methodWords } from './method-words.ts';
export { MethodsCard } from './methods-card.tsx';
export { PaymentMethodDialog } from './payment-method-dialog.tsx';

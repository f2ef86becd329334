export { AlreadyPaid } from './already-paid.tsx';
export { alreadyPaidWords } from './already-paid-words.ts';
export { contractQuery } from './contract-queries.ts';
export { financeTab } from './own-tab.ts';
export { PaidNotice } from './paid-notice.tsx';
export { contractActions } from './palette-actions.ts';
export {
  type OpenAgreement,
  type OpenEndorsement,
  type QuoteStep,
  quoteParam,
  readQuoteParam,
} from './quote-address.ts';
export { financeContractRoutes } from './routes.tsx';

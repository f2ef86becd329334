export { contractActionsQuery } from './actions-query.ts';
export { contractQuery } from './contract-queries.ts';
export { showApr } from './contract-words.ts';
export { financeTab } from './own-tab.ts';
export {
  type OpenAgreement,
  type OpenEndorsement,
  type QuoteStep,
  quoteParam,
  readQuoteParam,
} from './quote-address.ts';
export { financeContractRoutes } from './routes.tsx';

export { confirmEndorsement } from './confirm-endorsement.ts';
export { SANDBOX_MARK } from './contract-paper.ts';
export { endorsementPaper, newPaymentsOf } from './endorsement-paper.ts';
export { financeQuoteRoutes } from './routes.ts';

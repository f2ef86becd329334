export { confirmEndorsement } from './confirm-endorsement.ts';
export { endorsementPaper, newPaymentsOf } from './endorsement-paper.ts';
export { financeQuoteRoutes } from './routes.ts';

export { CustomerQuotesCard, LeadQuotesCard } from './own-cards.ts';
export { quoteActions } from './palette-actions.ts';
export { raterRoutes } from './routes.tsx';

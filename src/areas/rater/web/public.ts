export { CustomerQuotesCard, LeadQuotesCard } from './own-cards.ts';
export { raterRoutes } from './routes.tsx';

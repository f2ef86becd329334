export { CommissionFavorite } from './commission-favorite.tsx';
export { FinanceDueCard, RenewalsCard } from './home-cards.ts';
export { reportRoutes } from './routes.tsx';

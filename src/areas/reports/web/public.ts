export { CommissionFavorite } from './commission-favorite.tsx';
export { FinanceDueCard } from './finance-due-card.tsx';
export { RenewalsCard } from './renewals-card.tsx';
export { reportRoutes } from './routes.tsx';

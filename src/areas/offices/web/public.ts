export { OfficeCard } from './home-card.ts';
export { officeRoutes } from './routes.tsx';

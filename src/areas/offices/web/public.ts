export { OfficeCard } from './office-card.tsx';
export { officeRoutes } from './routes.tsx';

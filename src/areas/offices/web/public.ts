export { NoOfficeCard } from './no-office-card.tsx';
export { OfficeCard } from './office-card.tsx';
export { officeRoutes } from './routes.tsx';

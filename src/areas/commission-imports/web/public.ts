export { commissionImportRoutes } from './routes.tsx';

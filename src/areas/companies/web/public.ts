export { companyRoutes } from './routes.tsx';

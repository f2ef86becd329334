export { agencyRoutes } from './routes.ts';

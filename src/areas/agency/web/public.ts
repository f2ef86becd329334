export { agencyRoutes } from './routes.tsx';

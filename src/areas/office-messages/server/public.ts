export { officeMessageRoutes } from './routes.ts';

export { apiTokenRoutes } from './routes.ts';

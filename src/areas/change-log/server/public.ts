export { changeLogRoutes } from './routes.ts';

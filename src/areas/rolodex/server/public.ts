export { rolodexRoutes } from './routes.ts';

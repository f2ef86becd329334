export { dictationRoutes } from './routes.ts';

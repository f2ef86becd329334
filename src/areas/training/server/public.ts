export { trainingRoutes } from './routes.ts';

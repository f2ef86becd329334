export { trainingRoutes } from './routes.tsx';

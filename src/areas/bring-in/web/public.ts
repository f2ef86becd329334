export { bringInRoutes } from './routes.tsx';

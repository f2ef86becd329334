export { formRoutes } from './routes.tsx';

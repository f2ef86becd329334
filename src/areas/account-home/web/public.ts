export { accountHomeRoutes } from './routes.tsx';

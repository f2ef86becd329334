export { fileLockerRoutes } from './routes.tsx';

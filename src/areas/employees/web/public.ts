export { employeeRoutes } from './routes.tsx';

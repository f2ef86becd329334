export { commissionStatementRoutes } from './routes.ts';

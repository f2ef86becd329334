export { commissionReportRoutes } from './routes.ts';

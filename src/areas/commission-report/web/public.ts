export { commissionReportRoute } from './routes.tsx';

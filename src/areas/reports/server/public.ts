export { reportMenu } from '../rules/reports.ts';
export { orderReports, reportJobs } from './mail-reports.ts';
export { sessionOfOwner } from './owner-session.ts';
export { reportRoutes } from './routes.ts';
export { askedOf, showReport } from './show-report.ts';

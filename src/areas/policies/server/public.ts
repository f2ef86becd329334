export { policyRoutes } from './routes.ts';
export { dayAt, shownStatusSql, todayAt } from './shown-status.ts';

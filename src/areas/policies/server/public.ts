export { policyRoutes } from './routes.ts';
export { shownStatusSql, todayAt } from './shown-status.ts';

export { policyRoutes } from './routes.ts';
export { officeDay, shownStatusSql, todayAt } from './shown-status.ts';

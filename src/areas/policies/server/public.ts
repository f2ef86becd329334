export { policyRoutes } from './routes.ts';
export { shownStatusSql } from './shown-status.ts';

export { endorsePolicies } from './endorse-policies.ts';
export { policyRoutes } from './routes.ts';
export { shownStatusSql, stateSql } from './shown-status.ts';

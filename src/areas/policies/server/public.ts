export { activatePolicy } from './activate-policy.ts';
export { addPolicy } from './add-policy.ts';
export { addBroughtPolicy, type BroughtPolicy, findSamePolicies, samePolicies } from './bring-in.ts';
export { endorsePolicies } from './endorse-policies.ts';
export { POLICIES_OF_CUSTOMER } from './merged-customers.ts';
export { policyRoutes } from './routes.ts';
export { isWrittenSql, shownStatusSql, stateSql } from './shown-status.ts';

export { financing } from './financing.ts';
export { followPolicies } from './follow-policies.ts';
export { financeContractRoutes } from './routes.ts';

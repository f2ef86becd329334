export { contractActionsQuery } from './actions-query.ts';
export { financeTab } from './own-tab.ts';
export { financeContractRoutes } from './routes.tsx';

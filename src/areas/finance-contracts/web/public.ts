export { financeTab } from './own-tab.ts';
export { financeContractRoutes } from './routes.tsx';

export { policiesTab } from './own-tab.ts';
export { policyRoutes } from './routes.tsx';
